import type { PageRelease } from '@parvis/shared-kernel/remote/release'
import type { Report } from './reporting/report.ts'

/** Maximum number of queued errors. */
const MOST_WAITING = 20
/** Maximum number of failed starts: a page that keeps failing must not request the file endlessly. */
const MOST_STARTS = 3
/** In ms: a hanging file must not delay the report about it. */
const LONGEST_LOAD_MS = 5000

const startReporting = (release: PageRelease): Promise<Report> =>
  import(/* webpackChunkName: "ahead" */ './reporting/start-reporting.ts').then(module =>
    module.startReporting(release),
  )

/**
 * Reports errors to the city's error reporting. The code loads with the first error, and never before the page has
 * painted. It is part of the file that is loaded ahead in quiet moments: a file of its own would cost the first load its
 * name and hash.
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
      // Failing to load reporting must not be reported.
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
