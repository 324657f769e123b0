/**
 * Tells that the portal cannot go on. The page's own frame is put back at once: where the words of the failure do not
 * come either, its notice says what to do.
 */
export function fatalTeller(place: Element): (error: unknown) => void {
  const frame = [...place.children]
  return error => {
    place.replaceChildren(...frame)
    import(/* webpackChunkName: "fatal-page" */ './fatal-page.ts').then(
      ({ showFatalPage }) => showFatalPage(place, error),
      () => {},
    )
  }
}
