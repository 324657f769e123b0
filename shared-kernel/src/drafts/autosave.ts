/** From the last change to the call; and how long a steady typist may put it off: at the city within a second. */
const DEBOUNCE_MS = 400
const MAX_DEBOUNCE_MS = 700
const MAX_BACKOFF_MS = 30_000

/**
 * idle: nothing was written yet. saving: on its way, or about to be. failed: not at the city, tried again. refused: the
 * city does not take it, tried again once it changes. conflict: somebody else, or another tab, wrote meanwhile.
 */
export type AutosaveStatus = 'idle' | 'saving' | 'saved' | 'failed' | 'refused' | 'conflict'

/** What became of one call. `again`: it said nothing of what is to be saved now. */
export type SaveResult = 'saved' | 'again' | 'failed' | 'refused' | 'conflict'

interface AutosaveOptions<Value> {
  /**
   * Never rejects. `latest` gives what is to be saved, as late as it can be asked. `isLeaving`, on call alone: the page
   * goes away, nobody waits for the answer.
   */
  save(latest: () => Value, isLeaving: boolean): Promise<SaveResult>
  onStatus(status: AutosaveStatus): void
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly isOnline: () => boolean
}

/** What a page drives of it: see `useAutosave`. */
export interface AutosaveControls {
  /** Begins, or begins again after `stop` (a development build mounts twice). */
  start(): void
  /** Sends what is left and goes silent. */
  stop(): void
  /** Sends now what waits: the connection is back, or the page is hidden; `isLeaving` when it goes away. */
  flush(isLeaving?: boolean): void
}

export interface Autosave<Value> extends AutosaveControls {
  write(value: Value): void
  /** Settles when nothing is under way and what waited was tried. */
  settle(): Promise<void>
  /** Nothing is saved until `resolve`. */
  conflict(): void
  /** Ends a conflict: this is saved. */
  resolve(value: Value): void
  /** What was written is given up: nothing of it waits any more. */
  reset(status: 'idle' | 'saved'): void
  /** Nothing is saved and no status is told any more. */
  close(): void
}

const underWay = new Set<Promise<void>>()

/** Settles when nothing that any autosave of this page sent is on its way any more. */
export const savesSettled = async (): Promise<void> => {
  await Promise.allSettled(underWay)
}

/** Saves the latest of what is written: one call at a time, and what was written meanwhile right after it. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one state, which all that stands in here reads and writes.
export function createAutosave<Value>(options: AutosaveOptions<Value>): Autosave<Value> {
  const { save, onStatus, now, isOnline } = options
  let status: AutosaveStatus = 'idle'
  let latest: Value
  let changes = 0
  let saved = 0
  let firstUnsavedAt = 0
  let failureCount = 0
  let running: Promise<void> | null = null
  let isStopped = false
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (next: AutosaveStatus) => {
    if (isClosed) return
    status = next
    onStatus(next)
  }
  const canSave = () => changes > saved && status !== 'conflict' && !isClosed
  const schedule = (delay: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void run(), delay)
  }

  function fail(): void {
    set('failed')
    const backoff = Math.min(MAX_BACKOFF_MS, 1000 * 2 ** failureCount)
    failureCount += 1
    schedule(backoff * (0.75 + Math.random() / 2))
  }

  /** True when there may be more to send at once. */
  async function saveOnce(isLeaving: boolean): Promise<boolean> {
    let sending = changes
    if (status !== 'failed') set('saving')
    const result = await save(() => {
      sending = changes
      return latest
    }, isLeaving)
    if (result === 'again') return true
    if (result === 'failed') fail()
    if (result === 'refused' || result === 'conflict') set(result)
    if (result !== 'saved') return false
    failureCount = 0
    saved = Math.max(saved, sending)
    if (!canSave()) set('saved')
    return true
  }

  async function saveAll(isLeaving: boolean): Promise<void> {
    let isMore = true
    while (isMore && canSave()) isMore = await saveOnce(isLeaving)
    running = null
  }

  function run(isLeaving = false): Promise<void> {
    clearTimeout(timer)
    if (running !== null) return running
    if (!canSave()) return Promise.resolve()
    if (!isOnline()) {
      fail()
      return Promise.resolve()
    }
    const work = saveAll(isLeaving)
    running = work
    underWay.add(work)
    return work.finally(() => underWay.delete(work))
  }

  function write(value: Value): void {
    if (changes === saved) firstUnsavedAt = now()
    latest = value
    changes += 1
    if (status === 'conflict' || status === 'failed') return
    set('saving')
    if (running === null)
      schedule(Math.max(0, Math.min(DEBOUNCE_MS, firstUnsavedAt + MAX_DEBOUNCE_MS - now())))
  }

  return {
    start() {
      isStopped = false
      if (canSave()) schedule(0)
    },
    stop() {
      isStopped = true
      void run()
    },
    flush(isLeaving) {
      void run(isLeaving)
    },
    write,
    async settle() {
      await running
      await run()
    },
    conflict() {
      clearTimeout(timer)
      set('conflict')
    },
    resolve(value) {
      set('saving')
      write(value)
    },
    reset(next) {
      clearTimeout(timer)
      saved = changes
      set(next)
    },
    close() {
      clearTimeout(timer)
      isClosed = true
    },
  }
}
