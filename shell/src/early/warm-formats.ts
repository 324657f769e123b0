type Warming = () => unknown

/** Each kind of format costs 20 to 200 ms once per page on a slow phone, for tables that the browser then caches. */
const kindsOf = (tag: string): readonly Warming[] => [
  () => Intl.NumberFormat.supportedLocalesOf(tag),
  () => Intl.DateTimeFormat.supportedLocalesOf(tag),
  () => new Intl.DateTimeFormat(tag, { day: '2-digit', month: 'long', timeZone: 'UTC' }),
  () => new Intl.PluralRules(tag),
  () => new Intl.ListFormat(tag),
]

/**
 * Loads the browser's `Intl` tables for a language while scripts are loading; otherwise the first formatted text would
 * wait. One kind per task, so that input is never delayed.
 *
 * @param tag BCP 47, as `Intl` takes it
 * @param whenIdle runs a task when the page is idle
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
