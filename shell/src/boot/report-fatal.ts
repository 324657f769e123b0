/**
 * Shows that the portal cannot continue. Restores the inlined frame at once: its notice helps even if the failure
 * page's chunk cannot load.
 */
export function fatalReporter(place: Element): (error: unknown) => void {
  const frame = [...place.children]
  return error => {
    place.replaceChildren(...frame)
    import(/* webpackChunkName: "fatal-page" */ './fatal-page.ts').then(
      ({ showFatalPage }) => showFatalPage(place, error),
      () => {},
    )
  }
}
