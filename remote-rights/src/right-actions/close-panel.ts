/** Closes an open panel with Escape, when the focus or a press goes elsewhere, and after one of its actions. */
export function closeWhenLeft(element: HTMLDetailsElement): void {
  if (!element.open) return
  const closed = new AbortController()
  const { signal } = closed
  element.addEventListener('toggle', () => element.open || closed.abort(), { signal })
  const leave = (event: Event) => {
    const { type } = event
    // In an embed, events reaching the document are retargeted to the host element: use the original target.
    const [target] = event.composedPath()
    if (!(target instanceof Element)) return
    const hasActed = type === 'click' && element.contains(target) && target.closest('a, button') !== null
    // Safari: a press on one of the actions gives the focus to what is around the panel.
    const isAround = type === 'focusin' && target.contains(element)
    if (hasActed || !(isAround || element.contains(target))) element.open = false
  }
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    element.open = false
    element.querySelector('summary')?.focus()
  }
  // Focus moves inside a shadow root are invisible outside it, so its root is listened to as well; where both are the
  // document, the duplicate listener is ignored.
  for (const tree of [document, element.getRootNode()]) {
    tree.addEventListener('click', leave, { signal })
    tree.addEventListener('focusin', leave, { signal })
  }
  document.addEventListener('keydown', closeByKey, { signal })
}
