/** Elements of which `count` must be on screen; `says` counts only those with that text. */
export interface Landmark {
  readonly selector: string
  readonly count: number
  readonly says?: string
}

/** Measurements inside the page, in milliseconds since navigation. */
export interface Probed {
  readonly firstPaint: number
  readonly ready: number
  readonly blocked: number
  readonly shift: number
}

export interface ProbedWindow extends Window {
  parvisProbe?: { ready: number | null; read(): Probed }
  parvisReady?: () => Promise<void>
}

/** Serialised into the page before its scripts: must not use anything outside this function. */
export function probe({ selector, count, says = '' }: Landmark): void {
  // Longest task in ms that does not block input; the excess counts as blocked.
  const LONG_TASK_MS = 50
  const window = globalThis as unknown as ProbedWindow
  const longTasks: { start: number; duration: number }[] = []
  let shift = 0
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })

  const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const probed = {
    ready: null as number | null,
    read: () => ({
      firstPaint: firstPaint(),
      // Nothing is visible before the first paint.
      ready: Math.max(probed.ready ?? Number.NaN, firstPaint()),
      blocked: longTasks
        .filter(({ start }) => start >= firstPaint())
        .reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0),
      shift,
    }),
  }
  window.parvisProbe = probed

  const isThere = () => {
    const found = [...document.querySelectorAll(selector)].filter(one => one.textContent.includes(says))
    return found.length >= count && found.slice(0, count).every(one => one.getClientRects().length > 0)
  }
  const settle = () => {
    if (probed.ready !== null) return
    // A pending style sheet hides elements: the next mutation or frame checks again.
    if (!isThere()) return
    probed.ready = performance.now()
    observer.disconnect()
    void window.parvisReady?.()
  }
  const look = () => {
    if (document.querySelectorAll(selector).length >= count) requestAnimationFrame(settle)
  }
  const observer = new MutationObserver(look)
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['rel', 'class'],
  })
  addEventListener('load', look)
}
