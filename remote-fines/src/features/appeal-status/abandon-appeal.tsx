import { abandonAppeal } from '@parvis/shared-kernel/api'
import { refusalOf } from '@parvis/shared-kernel/errors'
import {
  type Appeal,
  afterAppealAction,
  canContest,
  courtAccess,
  dueStatusOf,
  type Fine,
  isRejectedBySilence,
  versionInForce,
} from '@parvis/shared-kernel/fines'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import type { Plate } from '@parvis/shared-kernel/plates'
import {
  lazyChunk,
  useFailureSentence,
  useMutation,
  useNavigate,
  useQueryClient,
} from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { Banner, Button, Section } from '@parvis/shared-kernel/ui'
import type { ConfirmDialogProps } from '@parvis/shared-kernel/ui/confirm-dialog'
import type { ComponentType } from 'react'
import styles from '../../appeal/appeal.module.css'
import { fineKey } from '../../appeal/appeal.queries.ts'
import { forgetNotes } from '../../appeal/appeal-memory.ts'
import { useCase } from '../../case-access/case-access.tsx'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { useMessages } from '../../use-messages.ts'

interface AbandonAppealProps {
  readonly fine: Fine
  readonly plate: Plate
  readonly appeal: Appeal
  readonly now: Instant
  readonly canContestAgain: boolean
}

/** Loaded on demand: the dialog weighs as much as the rest of the page. */
const dialog = lazyChunk<ComponentType<ConfirmDialogProps>>(() =>
  import(/* webpackChunkName: "kit-confirm-dialog" */ '@parvis/shared-kernel/ui/confirm-dialog').then(
    module => module.ConfirmDialog,
  ),
)

/** Abandons an appeal after confirmation; the deadline to contest keeps running. */
export function AbandonAppeal(props: AbandonAppealProps) {
  const { t } = useMessages()
  const consequence = useConsequence(props)
  const asking = useMutation({ mutationFn: () => dialog.retry().then(Dialog => ({ Dialog })) })
  const giving = useGivingUp(props)
  const error = useGivingUpMessage(giving.error)
  if (afterAppealAction(props.appeal.state, 'abandon') === null) return null
  const close = () => {
    giving.reset()
    asking.reset()
  }
  return (
    <div className="parvis-no-print">
      <Section title={t('appeal.abandon')} gap={3}>
        <p className={styles.text}>{t('appeal.abandon.text')}</p>
        {asking.isError && (
          <Banner tone="danger" live="alert">
            {t('ui.failure.network')}
          </Banner>
        )}
        <div>
          <Button isBusy={asking.isPending} onClick={() => asking.mutate()}>
            {t('appeal.abandon.ask')}
          </Button>
        </div>
      </Section>
      {asking.data && (
        <asking.data.Dialog
          isOpen
          title={t('appeal.abandon.title')}
          confirmLabel={t('appeal.abandon.confirm')}
          cancelLabel={t('appeal.abandon.keep')}
          isHarmful
          isBusy={giving.isPending}
          error={error}
          onConfirm={() => giving.mutate()}
          onCancel={close}
        >
          <p>{consequence}</p>
        </asking.data.Dialog>
      )}
    </div>
  )
}

/** Giving up may be for good: whether another appeal is possible, and what becomes of the court, is told before. */
function useConsequence({ fine, appeal, now }: AbandonAppealProps): string {
  const { t } = useMessages()
  const { moment } = useMomentFormat()
  const { appealDeadline } = fine
  const { tribunalDeadline } = appeal
  const isSilent = isRejectedBySilence(appeal, now)
  // The claim that would forbid it is the one that is given up.
  const { allowed } = canContest({ ...fine, claims: [] }, 'abandoned', now)
  const until = appealDeadline && moment(appealDeadline)
  const possible = until === null ? 'undated' : 'dated'
  return t('appeal.abandon.consequence', {
    dueStatus: dueStatusOf(fine, now),
    again: allowed ? possible : 'never',
    until,
    court: isSilent ? courtAccess(versionInForce(fine).price, tribunalDeadline, now) : 'none',
    courtUntil: tribunalDeadline && moment(tribunalDeadline),
  })
}

function useGivingUp({ fine, plate, appeal }: AbandonAppealProps) {
  const { api } = useCase()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => abandonAppeal(api, appeal.id, plate),
    async onSuccess() {
      forgetNotes()
      await queries.invalidateQueries({ queryKey: fineKey(fine.id) })
      navigate(pathTo(PAGES.appeal, { fineId: fine.id }), { replace: true, state: 'abandoned' })
    },
  })
}

/** Only the account that filed an appeal may abandon it (403); an answered appeal cannot be abandoned. */
function useGivingUpMessage(error: unknown): string | null {
  const { t } = useMessages()
  const sentence = useFailureSentence(error)
  const refusal = refusalOf(error)
  if (!error) return null
  if (refusal?.status === 403) return t('appeal.abandon.not-yours')
  if (refusal?.code === 'OrderDecisionAlreadyExists') return t('appeal.abandon.answered')
  return sentence
}
