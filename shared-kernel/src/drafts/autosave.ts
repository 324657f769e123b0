/** Delay from the last change to the call, and the longest delay during steady typing: saved within a second. */
const DEBOUNCE_MS = 400
const MAX_DEBOUNCE_MS = 700
const MAX_BACKOFF_MS = 30_000

/**
 * idle: nothing written yet. saving: in flight or about to be. failed: not saved, retried. refused: rejected by the
 * city, retried after a change. conflict: another person or tab saved meanwhile.
 */
export type AutosaveStatus = 'idle' | 'saving' | 'saved' | 'failed' | 'refused' | 'conflict'

/** Outcome of one call. `again`: the outcome says nothing about the current value. */
export type SaveResult = 'saved' | 'again' | 'failed' | 'refused' | 'conflict'

interface AutosaveOptions<Value> {
  /**
   * Never rejects. `latest` returns the value to save, read as late as possible. `isLeaving`: the page is closing, so
   * nobody waits for the response, nor for that of an earlier call, beside which this one may be made.
   */
  save(latest: () => Value, isLeaving: boolean): Promise<SaveResult>
  onStatus(status: AutosaveStatus): void
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly isOnline: () => boolean
}

/** How a page drives an autosave: see `useAutosave`. */
export interface AutosaveControls {
  /** Starts, or restarts after `stop` (a development build mounts twice). */
  start(): void
  /** Sends what is unsaved and stops reporting. */
  stop(): void
  /** Sends unsaved changes at once, e.g. back online or page hidden; `isLeaving` when the page closes. */
  flush(isLeaving?: boolean): void
}

export interface Autosave<Value> extends AutosaveControls {
  write(value: Value): void
  /** Settles when no call is in flight and pending changes were tried. */
  settle(): Promise<void>
  /** Stops saving until `resolve`. */
  conflict(): void
  /** Ends a conflict and saves this value. */
  resolve(value: Value): void
  /** Discards pending changes. */
  reset(status: 'idle' | 'saved'): void
  /** Stops saving and reporting for good. */
  close(): void
}

const underWay = new Set<Promise<void>>()

/** Settles when no autosave of this page has a call in flight. */
export const savesSettled = async (): Promise<void> => {
  await Promise.allSettled(underWay)
}

/** A call under way, and the last change that it carries. */
interface Sent {
  change: number
  result: Promise<SaveResult>
}

/**
 * Autosaves the latest value: one call at a time; changes made meanwhile are sent right after it, or beside it when the
 * page closes.
 */
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
  let sent: Sent | undefined
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

  function send(isLeaving: boolean): Sent {
    const call: Sent = { change: changes, result: Promise.resolve('again') }
    const read = () => {
      call.change = changes
      return latest
    }
    call.result = save(read, isLeaving)
    sent = call
    return call
  }

  /** The outcome of a call, or of the one that was made beside it with newer changes. */
  async function outcomeOf(call: Sent): Promise<{ readonly result: SaveResult; readonly change: number }> {
    const result = await call.result
    return sent && sent !== call ? outcomeOf(sent) : { result, change: call.change }
  }

  /** True when there may be more to send at once. */
  async function saveOnce(isLeaving: boolean): Promise<boolean> {
    if (status !== 'failed') set('saving')
    const { result, change } = await outcomeOf(send(isLeaving))
    if (result === 'again') return true
    if (result === 'failed') fail()
    if (result === 'refused' || result === 'conflict') set(result)
    // What was refused may have been put right while the call was under way.
    if (result === 'refused') return changes > change
    if (result !== 'saved') return false
    failureCount = 0
    saved = Math.max(saved, change)
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
    if (running !== null) {
      // A closed page hears no answer: what follows it would never be sent.
      if (isLeaving && canSave() && isOnline() && sent && changes > sent.change) send(true)
      return running
    }
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
