import type { DraftStatus } from '@parvis/shared-kernel/drafts'
import { type ApiFailure, type ErrorWording, failureOf, wordingOf } from '@parvis/shared-kernel/errors'
import type { Appeal } from '@parvis/shared-kernel/fines'
import type { RecourseBodyWire, SentEvidenceWire } from '@parvis/shared-kernel/wire'

/** From the last change to the call; and how long a steady typist may put it off: at the city within a second. */
const PAUSE_MS = 400
const LONGEST_PAUSE_MS = 700
const LONGEST_RETRY_MS = 30_000

export interface AppealDraft {
  readonly body: RecourseBodyWire
  readonly files: readonly SentEvidenceWire[]
}

export interface KeeperState {
  readonly status: DraftStatus
  /** By their name in the store: files that the city looked at and does not take. */
  readonly refused: Readonly<Record<string, ErrorWording>>
  /** Sent or given up elsewhere: nothing can be saved any more. */
  readonly isClosed: boolean
  /** Another tab saved since: nothing is saved until somebody chooses which of the two stays. */
  readonly isClash: boolean
}

/** Of two tabs this one is the later. */
export const isStale = (failure: ApiFailure | null): boolean =>
  failure?.kind === 'api' && failure.code === 'DraftConflict'

/** Sent or given up elsewhere, or started over there: then the secret of this one has ended with it (403). */
const GONE: readonly number[] = [403, 404, 409]

/** Saves of every keeper that the city has not answered yet. */
const underWay = new Set<Promise<void>>()

/** Settles when nothing that was typed is on its way any more. */
export const savesSettled = async (): Promise<void> => {
  await Promise.allSettled([...underWay])
}

interface Saving {
  /** What is written over; null writes over anything. */
  readonly revision: number | null
  /** The page goes away: nobody waits for the answer. */
  readonly isLeaving: boolean
}

/** Answers the revision that it makes. */
type Save = (body: RecourseBodyWire, saving: Saving) => Promise<Pick<Appeal, 'revision'>>

/** A file is at fault, and nothing else of the draft. */
const FILE_CODES: readonly string[] = [
  'EvidenceNeedsToBeUploaded',
  'EvidenceNoLongerAvailable',
  'OrderEvidenceNotExpected',
  'FileTooLarge',
  'FileTypeNotSupported',
  'FileUnreadable',
]

/**
 * Keeps the draft of an appeal at the city: one call after the other, each with all that was said. The city looks at a
 * file when it is named for the first time, so that each new one is named in a call of its own: one that it does not take
 * keeps nothing else from being saved.
 */
export function createAppealKeeper(save: Save, wait: typeof setTimeout = setTimeout) {
  const listeners = new Set<() => void>()
  const accepted = new Set<string>()
  let state: KeeperState = { status: 'untouched', refused: {}, isClosed: false, isClash: false }
  let revision: number | null = null
  let draft: AppealDraft | null = null
  let changes = 0
  let delivered = 0
  let firstUnsavedAt = 0
  let attempts = 0
  let running: Promise<void> | null = null
  let isStopped = false
  let isLeaving = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (next: Partial<KeeperState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const schedule = (delay: number) => {
    clearTimeout(timer)
    if (!isStopped && !state.isClosed && !state.isClash) timer = wait(() => void run(), delay)
  }
  const isDirty = () => changes > delivered && !state.isClosed
  const known = ({ files }: AppealDraft) => files.filter(({ urn }) => accepted.has(urn))
  const put = async ({ body }: AppealDraft, files: readonly SentEvidenceWire[]) => {
    const saved = await save({ ...body, pieces: [...files] }, { revision, isLeaving })
    revision = saved.revision
  }

  /** True when the city has it; false when it does not take it. */
  async function tryFile(now: AppealDraft, file: SentEvidenceWire): Promise<boolean> {
    try {
      await put(now, [...known(now), file])
      accepted.add(file.urn)
      return true
    } catch (error) {
      const failure = failureOf(error)
      if (failure?.kind !== 'api' || !FILE_CODES.includes(failure.code ?? '')) throw error
      set({ refused: { ...state.refused, [file.urn]: wordingOf(failure) } })
      return false
    }
  }
  async function deliver(now: AppealDraft): Promise<void> {
    const fresh = now.files.filter(({ urn }) => !accepted.has(urn) && !(urn in state.refused))
    let isTold = false
    for (const file of fresh) isTold = await tryFile(now, file)
    // The last call was refused, or named no file: what was said besides is not there yet.
    if (!isTold) await put(now, known(now))
  }
  function failed(error: unknown): void {
    const failure = failureOf(error)
    const isGone = failure?.kind === 'api' && GONE.includes(failure.status)
    if (isGone) {
      set({ status: 'conflict', isClosed: true })
      return
    }
    if (isStale(failure)) {
      set({ status: 'conflict', isClash: true })
      return
    }
    attempts += 1
    set({ status: 'waiting' })
    // A field that is refused stays so until it is changed.
    if (failure?.kind === 'api' && failure.status === 400) return
    schedule(Math.min(LONGEST_RETRY_MS, 1_000 * 2 ** (attempts - 1)))
  }
  async function deliverLatest(): Promise<void> {
    if (draft === null) return
    const upTo = changes
    try {
      if (state.status !== 'waiting') set({ status: 'saving' })
      await deliver(draft)
      delivered = upTo
      attempts = 0
      if (isDirty()) schedule(0)
      else set({ status: 'saved' })
    } catch (error) {
      failed(error)
    }
  }
  function run(): Promise<void> {
    clearTimeout(timer)
    if (running !== null) return running
    if (!isDirty() || state.isClash) return Promise.resolve()
    const delivery = deliverLatest().finally(() => {
      running = null
      underWay.delete(delivery)
    })
    running = delivery
    underWay.add(delivery)
    return delivery
  }
  function write(next: AppealDraft): void {
    if (state.isClosed) return
    draft = next
    changes += 1
    const now = Date.now()
    if (changes === delivered + 1) firstUnsavedAt = now
    if (state.status !== 'waiting' && !state.isClash) set({ status: 'saving' })
    if (running === null) schedule(Math.max(0, Math.min(PAUSE_MS, firstUnsavedAt + LONGEST_PAUSE_MS - now)))
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** What the city has already of a draft that is resumed: its files, and how often it was saved. */
    trust({ sentPieces, revision: known }: Pick<Appeal, 'sentPieces' | 'revision'>) {
      for (const { urn } of sentPieces) accepted.add(urn)
      revision = known
    },
    getRevision: () => revision,
    /** Another tab saved since, as the city says of something else that was sent. */
    clash: () => set({ status: 'conflict', isClash: true }),
    write,
    /** What is on the screen stays: it is written over what the other tab saved, though nothing was changed here yet. */
    writeOver(shown: AppealDraft) {
      revision = null
      set({ isClash: false })
      write(shown)
    },
    /** Sends now what waits: the page may go away, or the connection is back. */
    flush(): void {
      if (isDirty()) void run()
    },
    /** Sends now what waits, while the page goes away: with a file that was not named yet, and without the next ones. */
    leave(): void {
      isLeaving = true
      if (isDirty()) void run()
      isLeaving = false
    },
    /** Settles when nothing is under way; true when the city has everything. */
    async settle(): Promise<boolean> {
      for (let turn = 0; turn < 3 && (running !== null || isDirty()); turn += 1) await (running ?? run())
      return !isDirty() && !state.isClosed && !state.isClash
    },
    /** Sends what is left and goes silent. */
    stop(): void {
      if (isDirty()) void run()
      isStopped = true
      clearTimeout(timer)
    },
    /** Begins again after `stop` (a development build mounts twice). */
    start(): void {
      isStopped = false
    },
    /** It was filed: nothing is saved any more. */
    finish(): void {
      clearTimeout(timer)
      state = { ...state, isClosed: true }
    },
  }
}
export type AppealKeeper = ReturnType<typeof createAppealKeeper>
