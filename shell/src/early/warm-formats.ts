type Warming = () => unknown

/** What each kind of format costs once per page on a slow phone: 20 to 200 ms, for tables that the browser then keeps. */
const kindsOf = (tag: string): readonly Warming[] => [
  () => Intl.NumberFormat.supportedLocalesOf(tag),
  () => Intl.DateTimeFormat.supportedLocalesOf(tag),
  () => new Intl.DateTimeFormat(tag, { day: '2-digit', month: 'long', timeZone: 'UTC' }),
  () => new Intl.PluralRules(tag),
  () => new Intl.ListFormat(tag),
]

/**
 * Has the browser load its tables for a language while the page waits for its scripts: left to the first text that
 * needs them, they would delay it by as much. One kind at a time, so that a press is never kept waiting.
 *
 * @param tag BCP 47, as `Intl` takes it
 * @param whenIdle runs a task when the page has nothing else to do
 */
export function warmFormats(tag: string, whenIdle: (task: () => void) => unknown): void {
  const warmNext = ([warm, ...others]: readonly Warming[]): void => {
    if (!warm) return
    whenIdle(() => {
      warm()
      warmNext(others)
    })
  }
  warmNext(kindsOf(tag))
}
