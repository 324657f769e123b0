import { DraftStatusLine } from '@parvis/shared-kernel/drafts'
import { failureTitle } from '@parvis/shared-kernel/errors'
import { displayFineId, type Fine } from '@parvis/shared-kernel/fines'
import { lateComponent, StepFrame, useFocusBack } from '@parvis/shared-kernel/page'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { useFailureSentence, useRemote } from '@parvis/shared-kernel/remote'
import { Banner, Button, ButtonLink, PageSkeleton } from '@parvis/shared-kernel/ui'
import { ArrivalNote } from '@parvis/shared-kernel/uploads'
import type { AppealForm } from '@parvis/shared-kernel/wire'
import { useEffect } from 'react'
import styles from '../../appeal/appeal.module.css'
import { isStatementTooLong, reasonOf } from '../../appeal/appeal-answers.model.ts'
import { APPEAL_STEPS, fieldId, stepBefore } from '../../appeal/appeal-steps.model.ts'
import { FineAside } from '../../appeal/fine-aside.tsx'
import { useFormInLanguage } from '../../appeal/use-form-in-language.ts'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { useMessages } from '../../use-messages.ts'
import { ADDRESS_MESSAGES } from './address-messages.ts'
import type { AppealFormProps } from './appeal-form-props.ts'
import { type FilingCode, filingCode } from './filing-refusal.model.ts'
import { ReasonStep } from './reason-step.tsx'
import { type AppealFlow, useAppealFlow } from './use-appeal-flow.ts'

const Later = lateComponent(
  () => import(/* webpackChunkName: "appeal-later" */ './later-steps.tsx').then(module => module.LaterStep),
  <PageSkeleton />,
)

/** The appeal's form, one question group per screen. */
export function AppealFormScreen(opened: AppealFormProps) {
  const props = { ...opened, form: useFormInLanguage(opened.form) }
  const { fine, plate, form, now } = props
  const { t } = useMessages()
  const flow = useAppealFlow(props)
  const { step, draft } = flow
  const before = stepBefore(step)
  const { access } = props.draft
  const given = { fine, plate, form, access, draft, faultOf: flow.faultOf }
  const deadline = useDeadline(props)
  useComingSteps()
  const reason = reasonOf(form, draft.answers)?.label
  return (
    <StepFrame
      eyebrow={t('appeal.eyebrow', { number: displayFineId(fine.id) })}
      title={t(`appeal.step.${step}.title`)}
      exit={{ href: pathTo(PAGES.appeal, { fineId: fine.id }), label: t('appeal.exit') }}
      steps={APPEAL_STEPS.map(id => ({ id, label: t(`appeal.step.${id}`) }))}
      current={step}
      completed={flow.open}
      onGo={id => flow.goTo(APPEAL_STEPS.find(known => known === id) ?? 'reason')}
      faults={flow.faults.map(({ field, message }) => ({ fieldId: fieldId(field), message }))}
      attempt={flow.attempt}
      failure={useRefusal(flow, fine)}
      summary={
        <FineAside
          fine={fine}
          plate={plate}
          now={now}
          facts={[
            { term: t('appeal.start.until'), description: deadline },
            { term: t('appeal.step.reason'), description: reason },
          ]}
        />
      }
      isSummaryRepeated
      hasFields={step === 'identity'}
      status={<Status flow={flow} form={form} />}
      notice={<Notice draft={draft} fine={fine} other={props.other} />}
      next={{
        label: t(step === 'review' ? 'appeal.submit' : 'appeal.next'),
        isFinal: step === 'review',
        isBusy: flow.isBusy,
      }}
      onNext={flow.goOn}
      onBack={before && !flow.isFiling ? () => flow.goTo(before) : null}
      backLabel={t('appeal.previous')}
    >
      <div inert={flow.isFiling}>
        {step === 'reason' ? <ReasonStep {...given} /> : <Later {...given} step={step} onGo={flow.goTo} />}
      </div>
    </StepFrame>
  )
}

/** Preloads the later steps; a step whose chunk is still missing requests it again. */
function useComingSteps() {
  const { locale } = useRemote()
  useEffect(() => {
    Later.preload()
    ADDRESS_MESSAGES[locale].preload()
  }, [locale])
}

function useDeadline({ fine, draft }: AppealFormProps): string | null {
  const { moment } = useMomentFormat()
  const deadline = draft.deadline ?? fine.appealDeadline
  return deadline === null ? null : moment(deadline)
}

function Status({ flow, form }: { readonly flow: AppealFlow; readonly form: AppealForm }) {
  const { t } = useMessages()
  const { draft } = flow
  if (isStatementTooLong(form, draft.answers.statement))
    return (
      <span role="status" className={styles.tooLong}>
        {t('appeal.statement.not-saved')}
      </span>
    )
  if (flow.isSending) return <ArrivalNote isWaiting={flow.isWaiting} />
  return <DraftStatusLine draft={draft} refused={t('appeal.not-saved')} />
}

interface NoticeProps extends Pick<AppealFormProps, 'fine' | 'other'> {
  readonly draft: AppealFlow['draft']
}

function Notice({ draft, fine, other }: NoticeProps) {
  if (draft.isClosed) return <Closed fine={fine} />
  return draft.status === 'conflict' ? <Clash draft={draft} other={other} /> : null
}

/** Conflict with another tab's newer save: nothing is overwritten before the citizen chooses. */
function Clash({ draft, other }: Pick<NoticeProps, 'draft' | 'other'>) {
  const { t } = useMessages()
  const failure = useFailureSentence(other.error)
  useFocusBack()
  return (
    <Banner
      tone="warning"
      live="alert"
      title={t('appeal.conflict.title')}
      actions={
        <>
          <Button disabled={other.isBusy} onClick={() => draft.keepMine()}>
            {t('appeal.conflict.mine')}
          </Button>
          <Button isBusy={other.isBusy} onClick={other.take}>
            {t('appeal.conflict.theirs')}
          </Button>
        </>
      }
    >
      <p>{t('appeal.conflict.text')}</p>
      {other.error && <p>{`${t('appeal.conflict.failed')} ${failure}`}</p>}
    </Banner>
  )
}

/** The draft was sent or abandoned in another tab or on another device. */
function Closed({ fine }: { readonly fine: Fine }) {
  const { t } = useMessages()
  return (
    <Banner
      tone="warning"
      live="alert"
      title={t('appeal.closed.title')}
      actions={
        <ButtonLink href={pathTo(PAGES.appeal, { fineId: fine.id })}>{t('appeal.closed.action')}</ButtonLink>
      }
    >
      {t('appeal.closed.text')}
    </Banner>
  )
}

/** Codes after which the same draft can be sent again. */
const STILL_A_DRAFT: readonly (FilingCode | null)[] = ['DraftConflict', 'Too Many Requests', null]

/** Why the city refused, when no field of this page is at fault. A conflict that was resolved is refused no more. */
function useRefusal({ filing, failure, faults, draft }: AppealFlow, fine: Fine) {
  const { t } = useMessages()
  const { navigation } = useRemote()
  const code = filingCode(failure)
  const sentence = useFailureSentence(filing.error)
  const isResolved = code === 'DraftConflict' && draft.status !== 'conflict'
  if (!filing.error || faults.length > 0 || isResolved) return null
  return {
    title: t(failureTitle(filing.error, 'appeal.refused')),
    text: (
      <>
        <p>{code === null ? sentence : t(`appeal.refused.${code}`)}</p>
        {!STILL_A_DRAFT.includes(code) && (
          <p>
            <a href={navigation.href(pathTo(PAGES.appeal, { fineId: fine.id }))}>
              {t('appeal.closed.action')}
            </a>
          </p>
        )}
      </>
    ),
  }
}
