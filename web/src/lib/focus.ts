/** Where the focus goes when another page is shown: to its heading, so that whoever hears the page hears where they are. */

/** Focus the page's heading as soon as there is one, unless the focus is somewhere by then. */
export function toHeading(): () => void {
  const take = (): boolean => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    if (!document.activeElement || document.activeElement === document.body) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return true;
  };
  if (take()) return () => undefined;
  const watch = new MutationObserver(() => take() && watch.disconnect());
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}
