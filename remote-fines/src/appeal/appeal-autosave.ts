import { type AutosaveStatus, createAutosave, type SaveResult } from '@parvis/shared-kernel/drafts'
import { type ApiFailure, type ErrorWording, failureOf, wordingOf } from '@parvis/shared-kernel/errors'
import type { Appeal } from '@parvis/shared-kernel/fines'
import type { RecourseBodyWire, SentEvidenceWire } from '@parvis/shared-kernel/wire'

export interface AppealDraft {
  readonly body: RecourseBodyWire
  readonly files: readonly SentEvidenceWire[]
}

export interface AppealSaving {
  /** conflict: another tab saved since, or `isClosed`. */
  readonly status: AutosaveStatus
  /** By their name in the store: files that the city looked at and does not take. */
  readonly refused: Readonly<Record<string, ErrorWording>>
  /** Sent or given up elsewhere: nothing can be saved any more. */
  readonly isClosed: boolean
}

/** Of two tabs this one is the later. */
export const isStale = (failure: ApiFailure | null): boolean =>
  failure?.kind === 'api' && failure.code === 'DraftConflict'

/** Sent or given up elsewhere, or started over there: then the secret of this one has ended with it (403). */
const GONE: readonly number[] = [403, 404, 409]

interface AppealDoors {
  /** Answers the revision that it makes. `revision` is what is written over; null writes over anything. */
  save(
    body: RecourseBodyWire,
    saving: { readonly revision: number | null; readonly isLeaving: boolean },
  ): Promise<Pick<Appeal, 'revision'>>
  readonly now: () => number
  readonly isOnline: () => boolean
}

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
 * Saves the draft of an appeal at the city, each call with all that was said. The city looks at a file when it is named
 * for the first time, so that each new one is named in a call of its own: one that it does not take keeps nothing else
 * from being saved. `sentPieces` and `revision` are what the city has already.
 */
export function createAppealAutosave(
  doors: AppealDoors,
  { sentPieces, revision: resumed }: Pick<Appeal, 'sentPieces' | 'revision'>,
) {
  const listeners = new Set<() => void>()
  const accepted = new Set<string>(sentPieces.map(({ urn }) => urn))
  let state: AppealSaving = { status: 'idle', refused: {}, isClosed: false }
  let revision = resumed
  const autosave = createAutosave<AppealDraft>({
    ...doors,
    save,
    // Nothing is kept on this device.
    onStatus: status => set({ status: status === 'refused' ? 'failed' : status }),
  })

  const set = (next: Partial<AppealSaving>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const known = ({ files }: AppealDraft) => files.filter(({ urn }) => accepted.has(urn))
  const put = async ({ body }: AppealDraft, files: readonly SentEvidenceWire[], isLeaving: boolean) => {
    const saved = await doors.save({ ...body, pieces: [...files] }, { revision, isLeaving })
    revision = saved.revision
  }

  /** True when the city has it; false when it does not take it. */
  async function tryFile(draft: AppealDraft, file: SentEvidenceWire, isLeaving: boolean): Promise<boolean> {
    try {
      await put(draft, [...known(draft), file], isLeaving)
      accepted.add(file.urn)
      return true
    } catch (error) {
      const failure = failureOf(error)
      if (failure?.kind !== 'api' || !FILE_CODES.includes(failure.code ?? '')) throw error
      set({ refused: { ...state.refused, [file.urn]: wordingOf(failure) } })
      return false
    }
  }
  /** Of a page that goes away the first call alone sets out: with one file that was not named yet. */
  async function send(draft: AppealDraft, isLeaving: boolean): Promise<void> {
    const fresh = draft.files.filter(({ urn }) => !accepted.has(urn) && !(urn in state.refused))
    let isTold = false
    for (const file of fresh) isTold = await tryFile(draft, file, isLeaving)
    // The last call was refused, or named no file: what was said besides is not there yet.
    if (!isTold) await put(draft, known(draft), isLeaving)
  }
  async function save(latest: () => AppealDraft, isLeaving: boolean): Promise<SaveResult> {
    try {
      await send(latest(), isLeaving)
      return 'saved'
    } catch (error) {
      return resultOf(failureOf(error))
    }
  }
  function resultOf(failure: ApiFailure | null): SaveResult {
    if (failure?.kind !== 'api') return 'failed'
    if (isStale(failure)) return 'conflict'
    if (GONE.includes(failure.status)) {
      set({ isClosed: true })
      return 'conflict'
    }
    // A field that is refused stays so until it is changed.
    return failure.status === 400 ? 'refused' : 'failed'
  }

  return {
    ...autosave,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getRevision: () => revision,
    /** What is on the screen stays: it is written over what the other tab saved, though nothing was changed here yet. */
    overwrite(shown: AppealDraft) {
      revision = null
      autosave.resolve(shown)
    },
  }
}
export type AppealAutosave = ReturnType<typeof createAppealAutosave>
