/** Closes an open panel with Escape, when the focus or a press goes elsewhere, and after one of its actions. */
export function closeWhenLeft(element: HTMLDetailsElement, signal: AbortSignal): void {
  if (signal.aborted) return
  const summary = element.querySelector('summary')
  const leave = ({ type, target }: Event) => {
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
  document.addEventListener('click', leave, { signal })
  document.addEventListener('focusin', leave, { signal })
  document.addEventListener('keydown', closeByKey, { signal })
}
