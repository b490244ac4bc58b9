/** What scrolls sideways can be reached with the keyboard, but is no stop on the way when nothing is cut off or when
 *  there are buttons inside that bring it into sight. */
export function reachable(node: HTMLElement): () => void {
  const look = (): void => {
    const cut = node.scrollWidth > node.clientWidth + 1;
    const stops = node.querySelector("button, [tabindex='0']");
    if (cut && !stops) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const parts = new MutationObserver(look);
  sizes.observe(node);
  parts.observe(node, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    parts.disconnect();
  };
}
