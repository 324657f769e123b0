/** Closes an open panel with Escape, when the focus or a press goes elsewhere, and after one of its actions. */
export function closeWhenLeft(element: HTMLDetailsElement, signal: AbortSignal): void {
  if (signal.aborted) return
  const summary = element.querySelector('summary')
  const leave = (event: Event) => {
    const { type } = event
    // In an embed the document is told the element that embeds.
    const [target] = event.composedPath()
    if (!(target instanceof Element)) return
    const hasActed = type === 'click' && element.contains(target) && target.closest('a, button') !== null
    // A dialog gives the focus back to where it was: what is about to be hidden cannot take it.
    if (hasActed) summary?.focus()
    if (hasActed || !element.contains(target)) element.open = false
  }
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    element.open = false
    summary?.focus()
  }
  // The focus that moves inside a shadow root is told to nobody outside; one tree is listened to once.
  for (const tree of [document, element.getRootNode()]) {
    tree.addEventListener('click', leave, { signal })
    tree.addEventListener('focusin', leave, { signal })
  }
  document.addEventListener('keydown', closeByKey, { signal })
}
