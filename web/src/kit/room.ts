import type { Attachment } from 'svelte/attachments';

/** For a drawn text: where it is longer than the room it has, as in a language of long words, it is set narrower. The words are given so that new ones are measured too. */
export function narrowed(room: number, _words: string): Attachment<SVGTextElement> {
  return (text) => {
    const set = (): void => {
      text.removeAttribute('textLength');
      if (text.getComputedTextLength() <= room) return;
      text.setAttribute('textLength', String(room));
      text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    };
    const watch = new ResizeObserver(set); // also when it comes to be seen
    if (text.ownerSVGElement) watch.observe(text.ownerSVGElement);
    return () => watch.disconnect();
  };
}

/** For a text in a box of its own: where it is wider than the box it is set smaller, down to two thirds. */
export function snug(_words: string): Attachment<HTMLElement> {
  return (text) => {
    const set = (): void => {
      text.style.fontSize = '';
      const much = text.scrollWidth / text.clientWidth;
      if (much > 1) text.style.fontSize = `${Math.max(2 / 3, 0.99 / much) * parseFloat(getComputedStyle(text).fontSize)}px`;
    };
    const watch = new ResizeObserver(set);
    if (text.parentElement) watch.observe(text.parentElement);
    return () => watch.disconnect();
  };
}
