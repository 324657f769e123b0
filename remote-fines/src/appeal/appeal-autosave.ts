import { type AutosaveStatus, createAutosave, isLasting, type SaveResult } from '@parvis/shared-kernel/drafts'
import {
  type ApiFailure,
  type ErrorWording,
  failureOf,
  refusalOf,
  wordingOf,
} from '@parvis/shared-kernel/errors'
import type { Appeal } from '@parvis/shared-kernel/fines'
import type { RecourseBodyWire, SentEvidenceWire } from '@parvis/shared-kernel/wire'

export interface AppealDraft {
  readonly body: RecourseBodyWire
  readonly files: readonly SentEvidenceWire[]
}

/** What the draft's revision may be at the city, unless another tab has saved. */
export interface KnownRevisions {
  /** The one that the city told last; null where it numbers no drafts. */
  readonly revision: number | null
  /** Those that saves without an answer make: these may have arrived, or arrive yet. */
  readonly unanswered: number[]
}

export interface AppealSaving extends KnownRevisions {
  /** conflict: another tab saved since, or `isClosed`. */
  readonly status: AutosaveStatus
  /** Files that the city refused, by URN. */
  readonly refused: Readonly<Record<string, ErrorWording>>
  /** Sent or abandoned elsewhere: nothing can be saved any more. */
  readonly isClosed: boolean
}

/** Whether the draft was refused because another tab saved a newer revision. */
export const isStale = (failure: ApiFailure | null): boolean =>
  failure?.kind === 'api' && failure.code === 'DraftConflict'

/** Sent, abandoned or restarted elsewhere; a restart ends this draft's secret (403). */
const GONE: readonly number[] = [403, 404, 409]
/** A field, or all of it by its length. */
const REFUSED: readonly number[] = [400, 413]

interface AppealDependencies {
  /**
   * Returns the revision that it creates. `revision` is the one overwritten, beside those that the body names.
   * `keepalive`: it is sent though the page closes.
   */
  save(
    body: RecourseBodyWire,
    saving: { readonly revision: number | null; readonly keepalive: boolean },
  ): Promise<Pick<Appeal, 'revision'>>
  /** The revision that the city has. */
  find(): Promise<number | null>
  readonly now: () => number
  readonly isOnline: () => boolean
}

/** As many as the city reads. */
const MOST_UNANSWERED = 100

/** Codes that concern one file and nothing else in the draft. */
const FILE_CODES: readonly string[] = [
  'EvidenceNeedsToBeUploaded',
  'EvidenceNoLongerAvailable',
  'OrderEvidenceNotExpected',
  'FileTooLarge',
  'FileTypeNotSupported',
  'FileUnreadable',
]

const isOfFile = ({ code }: { readonly code: string | null }): boolean => FILE_CODES.includes(code ?? '')

/**
 * Saves an appeal's draft at the city, with all answers in every request. The city checks a file when it is first
 * named, so each new file gets a request of its own: a refused file never prevents the rest from being saved.
 * `sentPieces` is what the city already has; the answers go on from `revision`, or from one of `unanswered`.
 */
export function createAppealAutosave(
  dependencies: AppealDependencies,
  { sentPieces, revision, unanswered }: Pick<Appeal, 'sentPieces'> & KnownRevisions,
) {
  const listeners = new Set<() => void>()
  const accepted = new Set<string>(sentPieces.map(({ urn }) => urn))
  let state: AppealSaving = { status: 'idle', refused: {}, isClosed: false, revision, unanswered }
  /** What is saved: a call that goes on with its files beside a later one tells the later answers. */
  let draft: AppealDraft = { body: {}, files: [] }
  /** The version of another tab that this one has met. */
  let other: number | null = null
  let isFiling = false
  const autosave = createAutosave<AppealDraft>({
    ...dependencies,
    save,
    onStatus: status => set({ status }),
  })

  const set = (next: Partial<AppealSaving>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const known = () => draft.files.filter(({ urn }) => accepted.has(urn))
  const put = async (pieces: readonly SentEvidenceWire[], isLeaving: boolean) => {
    const { revision, unanswered } = state
    // Eight digits at most, by chance: no other tab makes the same.
    const made = Math.floor(Math.random() * 1e8)
    const body = { ...draft.body, pieces: [...pieces], revision: made, unanswered }
    set({ unanswered: [...unanswered, made].slice(-MOST_UNANSWERED) })
    const keepalive = isLeaving || isLasting(body)
    const saved = await dependencies.save(body, { revision, keepalive })
    // Two answers may come in either order: the later save's tells of the earlier one, too.
    const turn = state.unanswered.indexOf(made)
    if (turn >= 0) set({ revision: saved.revision, unanswered: state.unanswered.slice(turn + 1) })
  }

  /** Returns true when the city accepts the file, false when it refuses it. */
  async function tryFile(file: SentEvidenceWire, isLeaving: boolean): Promise<boolean> {
    try {
      await put([...known(), file], isLeaving)
      accepted.add(file.urn)
      return true
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === null || !isOfFile(refusal)) throw error
      set({ refused: { ...state.refused, [file.urn]: wordingOf(refusal) } })
      return false
    }
  }
  /** While the page unloads, only the first request leaves: it names at most one new file. */
  async function send(isLeaving: boolean): Promise<void> {
    const fresh = draft.files.filter(({ urn }) => !accepted.has(urn) && !(urn in state.refused))
    let isInSync = false
    for (const file of fresh) isInSync = await tryFile(file, isLeaving)
    // The last request was refused or named no file: the other answers are not saved yet.
    if (!isInSync) await put(known(), isLeaving)
  }
  async function save(latest: () => AppealDraft, isLeaving: boolean): Promise<SaveResult> {
    // The filing has it all; beside it, a save would find a draft that is filed.
    if (isFiling) return 'failed'
    draft = latest()
    try {
      await send(isLeaving)
      return 'saved'
    } catch (error) {
      return resultOf(failureOf(error))
    }
  }
  /** Another tab has saved: which version is overwritten, if somebody chooses so. Unknown, it is met once more. */
  async function meet(): Promise<void> {
    other = await dependencies.find().catch(() => state.revision)
    autosave.conflict()
  }
  async function resultOf(failure: ApiFailure | null): Promise<SaveResult> {
    if (failure?.kind !== 'api') return 'failed'
    if (isOfFile(failure)) {
      // The city has erased a file that it had accepted, e.g. after another tab removed it: each is named anew.
      accepted.clear()
      set({ refused: {} })
      return 'failed'
    }
    if (isStale(failure)) {
      await meet()
      return 'conflict'
    }
    if (GONE.includes(failure.status)) {
      set({ isClosed: true })
      return 'conflict'
    }
    // What is refused stays refused until it changes.
    return REFUSED.includes(failure.status) ? 'refused' : 'failed'
  }

  return {
    ...autosave,
    meet,
    /** Files the appeal once everything is saved or tried: until its answer nothing is saved beside it. */
    async alone<Answer>(file: () => Promise<Answer>): Promise<Answer> {
      await autosave.settle()
      isFiling = true
      try {
        return await file()
      } finally {
        isFiling = false
      }
    },
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Keeps this screen's answers: overwrites the version met, and no later one, even if nothing has changed here. */
    overwrite(shown: AppealDraft) {
      set({ revision: other, unanswered: [] })
      autosave.resolve(shown)
    },
  }
}
export type AppealAutosave = ReturnType<typeof createAppealAutosave>
