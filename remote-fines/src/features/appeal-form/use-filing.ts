import { saveAppeal } from '@parvis/shared-kernel/api'
import { failureOf } from '@parvis/shared-kernel/errors'
import type { Appeal, Fine } from '@parvis/shared-kernel/fines'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import type { Plate } from '@parvis/shared-kernel/plates'
import { useMutation, useNavigate, useQueryClient, useRemote } from '@parvis/shared-kernel/remote'
import type { AppealForm } from '@parvis/shared-kernel/wire'
import { fineKey } from '../../appeal/appeal.queries.ts'
import { isStale } from '../../appeal/appeal-autosave.ts'
import { forgetNotes } from '../../appeal/appeal-memory.ts'
import { filedNews } from '../../appeal/filing-news.model.ts'
import { type AppealDraftState, shownDraft } from '../../appeal/use-appeal-draft.ts'
import { useCase } from '../../case-access/case-access.tsx'
import { refusedFields } from './filing-refusal.model.ts'

interface FilingOptions {
  readonly fine: Fine
  readonly plate: Plate
  readonly appeal: Appeal
  readonly form: AppealForm
  readonly draft: AppealDraftState
}

/** Sends the appeal: first pending autosaves, then the whole. Idempotent: sending twice files once. */
export function useFiling({ fine, plate, appeal, form, draft }: FilingOptions) {
  const { api } = useCase()
  const { announce } = useRemote()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { answers, uploader, autosave } = draft
  const { body, files } = shownDraft(form, answers, uploader)
  const filing = useMutation({
    mutationFn: () =>
      autosave.alone(() => {
        const { refused, revision, unanswered } = autosave.getState()
        const pieces = files.filter(({ urn }) => !(urn in refused))
        const whole = { ...body, pieces, submit: true, unanswered }
        return saveAppeal(api, appeal.id, plate, whole, { revision })
      }),
    onError: error => (isStale(failureOf(error)) ? autosave.meet() : undefined),
    onSuccess() {
      autosave.close()
      announce({ kind: 'done', what: 'submitted', of: 'appeal' })
      forgetNotes()
      // Drops cached data of this fine, so that the next screen reads it anew.
      queries.removeQueries({ queryKey: fineKey(fine.id) })
      navigate(pathTo(PAGES.appeal, { fineId: fine.id }), { replace: true, state: filedNews(answers) })
    },
  })
  const failure = failureOf(filing.error)
  /** What is on its way, or arrived, cannot be changed. */
  const isFiling = filing.isPending || filing.isSuccess
  return { filing, isFiling, failure, fields: refusedFields(failure, form, answers, files) }
}
