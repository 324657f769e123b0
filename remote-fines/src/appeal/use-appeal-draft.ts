import { fetchAppealCreation, fetchAppealUploadUrl, saveAppeal } from '@parvis/shared-kernel/api'
import { useAutosave } from '@parvis/shared-kernel/drafts'
import type { ErrorWording } from '@parvis/shared-kernel/errors'
import type { Appeal } from '@parvis/shared-kernel/fines'
import { evidenceId, type FineId } from '@parvis/shared-kernel/ids'
import type { Plate } from '@parvis/shared-kernel/plates'
import { cityNow as now, useRemote } from '@parvis/shared-kernel/remote'
import { type Uploader, useUploads } from '@parvis/shared-kernel/uploads'
import type { AppealForm } from '@parvis/shared-kernel/wire'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useCase } from '../case-access/case-access.tsx'
import {
  type AppealAnswers,
  bodyOf,
  firstAnswers,
  fittingFiles,
  isStatementTooLong,
} from './appeal-answers.model.ts'
import {
  type AppealAutosave,
  type AppealDraft,
  type AppealSaving,
  createAppealAutosave,
} from './appeal-autosave.ts'
import { forgetUnsaved, keepAppellant, keepUnsaved, recallAppellant, recallUnsaved } from './appeal-memory.ts'
import { sentFiles, uploadsOfSent, urnOf } from './piece-slots.model.ts'
import { useStayingAwake } from './use-staying-awake.ts'

export interface AppealDraftOptions {
  readonly fineId: FineId
  readonly plate: Plate
  readonly draft: Appeal
  readonly form: AppealForm
  /** Called while the citizen is active, to extend the plate's expiry. */
  readonly onActive: () => void
}

export interface AppealDraftState extends AppealSaving {
  readonly answers: AppealAnswers
  readonly uploader: Uploader
  readonly autosave: AppealAutosave
  change(changes: Partial<AppealAnswers>): void
  /** Resolves a conflict of two tabs in favour of this screen's version. */
  keepMine(): void
  /** Why the city refuses a slot's file; null otherwise. */
  refusalOf(slot: string): ErrorWording | null
}

/**
 * Answers of an appeal, autosaved within a second. Signed in, they return on any device; signed out, the appellant
 * stays in this tab, too: a city without case links returns it to nobody.
 */
export function useAppealDraft(options: AppealDraftOptions): AppealDraftState {
  const { fineId, plate, draft, form } = options
  const { api } = useCase()
  const { subscriber } = useRemote()
  const [unsaved] = useState(() => recallUnsaved(draft, now()))
  const [answers, setAnswers] = useState(
    () =>
      unsaved?.answers ?? firstAnswers(draft, recallAppellant({ fineId, id: draft.id }, now()), subscriber),
  )
  const { id } = draft
  const uploader = useUploads(
    { ask: (type, size) => fetchAppealUploadUrl(api, id, type, size) },
    uploadsOfSent(unsaved?.files ?? draft.sentPieces),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a draft begins with is looked at once
  const autosave = useMemo(
    () =>
      createAppealAutosave(
        {
          save: (body, saving) => saveAppeal(api, id, plate, body, saving),
          find: async () => (await fetchAppealCreation(api, fineId, plate)).draft?.revision ?? null,
          now: Date.now,
          isOnline: () => navigator.onLine,
        },
        { ...draft, unanswered: [], ...unsaved },
      ),
    [api, id, plate],
  )
  // Before the autosave: what is sent as the screen goes away writes no notes, which may have been wiped.
  useUnsaved({ ...options, answers, uploader, autosave })
  useAutosave(autosave)
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState)
  useSaving({ ...options, answers, uploader, autosave, isUnsaved: unsaved !== null })
  return {
    ...state,
    answers,
    uploader,
    autosave,
    change(changes) {
      const next = { ...answers, ...changes }
      setAnswers(next)
      // Signed-in citizens do not need it: the city returns their answers.
      if (subscriber === null) keepAppellant({ fineId, id }, next, now())
    },
    keepMine: () => autosave.overwrite(shownDraft(form, answers, uploader)),
    refusalOf(slot) {
      const urn = urnOf(uploader.uploads[evidenceId(slot)])
      return urn === null ? null : (state.refused[urn] ?? null)
    },
  }
}

type Saving = AppealDraftOptions &
  Pick<AppealDraftState, 'answers' | 'uploader' | 'autosave'> & {
    /** The answers begin with those that an earlier opening could not save. */
    readonly isUnsaved: boolean
  }

function useSaving(saving: Saving) {
  const { form, answers, uploader, autosave, isUnsaved } = saving
  const written = JSON.stringify([answers, shownDraft(form, answers, uploader).files])
  const before = useRef(isUnsaved ? '' : written)
  useStayingAwake(written, saving.onActive)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `written` holds the answers and the files
  useEffect(() => {
    if (before.current === written) return
    before.current = written
    autosave.write(shownDraft(form, answers, uploader))
  }, [written, autosave])
}

/** This tab keeps what the city does not have, from before each save sets out: a closed page hears no answer. */
function useUnsaved(
  saving: AppealDraftOptions & Pick<AppealDraftState, 'answers' | 'uploader' | 'autosave'>,
) {
  const { draft, form, answers, autosave } = saving
  const { uploads } = saving.uploader
  // A layout effect ends with the screen itself: a save that ends a moment later must not write again what was wiped.
  useLayoutEffect(() => {
    const keep = () => {
      const state = autosave.getState()
      if (state.status === 'idle') return
      const isSaved = state.status === 'saved' && !isStatementTooLong(form, answers.statement)
      if (isSaved) forgetUnsaved(draft.fineId, now())
      else keepUnsaved(draft, { answers, files: sentFiles(uploads) }, state, now())
    }
    keep()
    return autosave.subscribe(keep)
  }, [draft, form, answers, uploads, autosave])
}

/** The screen's content as the autosave takes it. */
export const shownDraft = (form: AppealForm, answers: AppealAnswers, uploader: Uploader): AppealDraft => ({
  body: bodyOf(form, answers),
  files: fittingFiles(form, answers, sentFiles(uploader.uploads)),
})
