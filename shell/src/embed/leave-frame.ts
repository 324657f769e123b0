/**
 * Links to other pages of the portal leave for the whole window where the page around is in a frame: the portal refuses
 * to be framed.
 */
export function leaveFrame(element: HTMLElement, portal: string, signal: AbortSignal): void {
  if (window.top === window) return
  const leave = (event: Event) => {
    const link = event.composedPath().find(node => node instanceof HTMLAnchorElement)
    // What the part shows itself was followed before.
    if (event.defaultPrevented || !link || link.target || link.origin !== portal) return
    if (!link.getAttribute('href')?.startsWith('#')) link.target = '_top'
  }
  element.addEventListener('click', leave, { signal })
}
