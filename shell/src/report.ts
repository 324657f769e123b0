import type { PageRelease } from '@parvis/shared-kernel/remote/release'
import type { Report } from './reporting/report.ts'

/** Of errors that wait until they can be told. */
const MOST_WAITING = 20
/** Of a start that fails: a page that fails all the time must not ask for the same file all the time. */
const MOST_STARTS = 3
/** A file that hangs does not hold up the report that it hangs. */
const LONGEST_LOAD_MS = 5000

const startReporting = (release: PageRelease): Promise<Report> =>
  import(/* webpackChunkName: "reporting" */ './reporting/start-reporting.ts').then(module =>
    module.startReporting(release),
  )

/**
 * Tells the city's error reporting of errors. What does so is fetched with the first of them, and never before the page
 * has painted what it was opened for: a visit without errors does not pay for it.
 */
export function createReporter(release: PageRelease, start = startReporting, loaded = pageLoaded): Report {
  const waiting: Parameters<Report>[] = []
  let starts = 0
  let isStarting = false
  let tell: Report | null = null

  const begin = async () => {
    isStarting = true
    starts += 1
    try {
      await loaded()
      tell = await start(release)
      for (const [error, where] of waiting.splice(0)) tell(error, where)
    } catch {
      // Reporting that cannot be fetched must not be reported.
    }
    isStarting = false
  }

  return (error, where) => {
    if (tell) return tell(error, where)
    if (waiting.length < MOST_WAITING) waiting.push([error, where])
    if (!isStarting && starts < MOST_STARTS) void begin()
  }
}

function pageLoaded(): Promise<void> {
  return new Promise(resolve => {
    if (document.readyState === 'complete') return resolve()
    addEventListener('load', () => resolve(), { once: true })
    setTimeout(resolve, LONGEST_LOAD_MS)
  })
}
