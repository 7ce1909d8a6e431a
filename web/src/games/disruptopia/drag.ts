/** A worker that is dragged: it follows the pointer, and goes to the option on which it is let go. A short press is a tap. */
import type { Attachment } from 'svelte/attachments';
import { hover } from './ui.svelte';

const FAR = 6;

const optionAt = (x: number, y: number): number | null => {
  const over = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-option]');
  return over ? Number(over.dataset.option) : null;
};

function rest(): void {
  [hover.option, hover.worker] = [null, null];
}

/** Lets the element be dragged as this worker; `drop` is told the option, or null where it fell beside the board. */
export function dragged(worker: number, drop: (option: number | null) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number; id: number } | null = null;
    let flew = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      element.setPointerCapture(event.pointerId);
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      if (hover.worker === null && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      [hover.worker, hover.x, hover.y, hover.option] = [worker, event.clientX, event.clientY, optionAt(event.clientX, event.clientY)];
    }

    function up(event: PointerEvent): void {
      from = null;
      if (hover.worker !== worker) return;
      flew = true;
      setTimeout(() => (flew = false));
      rest();
      drop(optionAt(event.clientX, event.clientY));
    }

    /** The press that ends a flight is not a tap. */
    function click(event: MouseEvent): void {
      if (flew) event.stopPropagation();
    }

    function cancel(): void {
      from = null;
      rest();
    }

    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel, click } as const;
    for (const [name, heard] of Object.entries(listeners)) element.addEventListener(name, heard as EventListener);
    return () => {
      for (const [name, heard] of Object.entries(listeners)) element.removeEventListener(name, heard as EventListener);
      if (hover.worker === worker) rest();
    };
  };
}
