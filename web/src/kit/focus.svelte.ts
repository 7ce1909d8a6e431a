/** A key that was pressed goes with its question; the focus then stays in this part of the page. */
export function keepFocus(root: () => HTMLElement | undefined, keys: () => unknown): void {
  let inside = false;
  $effect.pre(() => {
    keys();
    inside = root()?.contains(document.activeElement) ?? false;
  });
  $effect(() => {
    keys();
    if (inside && document.activeElement === document.body) root()?.focus({ preventScroll: true });
  });
}
