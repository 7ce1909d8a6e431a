/* The texts on a page that are cut off, stick out of the box or the shape that they stand in, or lie on another text; as sentences. */
async () => {
  const SLACK = 1.5; // pixels
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame); // texts that are set smaller are measured first
  const found = new Set();
  const named = (at) => at.localName + [...at.classList].filter((one) => !one.startsWith('svelte-')).map((one) => `.${one}`).join('');
  const clear = (paint) => /^transparent$|, 0\)$/.test(paint);
  const edged = (style) => !clear(style.backgroundColor) || (parseFloat(style.borderLeftWidth) > 0 && style.borderLeftStyle !== 'none' && !clear(style.borderLeftColor));
  const beyond = (line, box) => ({ X: Math.max(box.left - line.left, line.right - box.right), Y: Math.max(box.top - line.top, line.bottom - box.bottom) });
  const most = (lines, box, axis) => Math.max(0, ...lines.map((line) => beyond(line, box)[axis]));

  /** Only for those who listen. */
  const spoken = (at) => at && ((at.getBoundingClientRect().width <= 1 && getComputedStyle(at).overflowX !== 'visible') || spoken(at.parentElement));
  const seen = (at) => at.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !at.closest('.skip, script, style, option, [translate=no]') && !spoken(at);

  /** The lines of a text as they lie, without what a box that scrolls has out of sight; and the boxes around it, as far as nothing scrolls. */
  function laid(text) {
    const own = text.parentElement;
    const range = document.createRange();
    range.selectNodeContents(text);
    let lines = (own instanceof SVGElement ? [own.getBoundingClientRect()] : [...range.getClientRects()]).filter((line) => line.width > 0);
    const around = [];
    const free = { X: true, Y: true };
    let ground = null;
    for (let at = own; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (at instanceof SVGElement || style.display === 'inline') continue;
      const box = at.getBoundingClientRect();
      for (const axis of ['X', 'Y']) {
        const how = style[`overflow${axis}`];
        if (/auto|scroll/.test(how)) {
          lines = lines.filter((line) => beyond(line, box)[axis] < line.height / 2);
          free[axis] = false;
        }
        const cuts = /hidden|clip/.test(how);
        if (free[axis] && (cuts || (!ground && edged(style)))) around.push({ at, box, axis, cuts });
      }
      if (!ground && (edged(style) || /absolute|fixed|sticky/.test(style.position))) ground = at;
    }
    return { own, lines, around, free, ground: own.closest('svg') ?? ground, words: text.data.trim() };
  }

  const texts = [];
  const walk = document.createTreeWalker(document.querySelector('dialog[open]') ?? document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (walk.currentNode.data.trim() && seen(walk.currentNode.parentElement)) texts.push(laid(walk.currentNode));

  for (const { own, lines, around, free, words } of texts) {
    const style = getComputedStyle(own);
    const air = style.writingMode === 'horizontal-tb' ? Math.max(0, ((lines[0]?.height ?? 0) - parseFloat(style.fontSize)) / 2) : 0; // over and under the letters
    for (const { at, box, axis, cuts } of around) {
      const much = most(lines, box, axis) - (axis === 'Y' ? air : 0);
      if (much > SLACK) found.add(`${named(own)} ${cuts ? 'is cut off by' : 'sticks out of'} ${named(at)} by ${Math.round(much)}${axis === 'X' ? '' : ' below or above'}: ${words}`);
    }
    const drawing = own.closest('svg');
    if (!drawing || !lines[0]) continue;
    const much = most(lines, drawing.getBoundingClientRect(), 'X');
    if (much > SLACK && free.X) found.add(`${named(own)} sticks out of its drawing by ${Math.round(much)}: ${words}`);
    for (const shape of own.parentElement.querySelectorAll(':scope > rect, :scope > polygon')) {
      const [line, box] = [lines[0], shape.getBoundingClientRect()];
      const middle = (line.top + line.bottom) / 2;
      const within = line.left < box.right && line.right > box.left && middle > box.top && middle < box.bottom;
      if (within && beyond(line, box).X > SLACK) found.add(`${named(own)} sticks out of its shape by ${Math.round(beyond(line, box).X)}: ${words}`);
    }
  }

  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height);
  for (const [i, one] of texts.entries()) {
    for (const other of texts.slice(i + 1)) {
      if (one.ground !== other.ground || one.own.contains(other.own) || other.own.contains(one.own)) continue;
      if (one.lines.some((a) => other.lines.some((b) => meet(a, b)))) found.add(`${named(one.own)} lies on ${named(other.own)}: ${one.words} / ${other.words}`);
    }
  }
  return [...found];
};
