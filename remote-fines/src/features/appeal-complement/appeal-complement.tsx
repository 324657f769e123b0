import { failureTitle, refusalOf } from '@parvis/shared-kernel/errors'
import { answerDue, displayFineId, LONGEST_STATEMENT } from '@parvis/shared-kernel/fines'
import { InView } from '@parvis/shared-kernel/page'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { useScreen } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import {
  ActionBar,
  Banner,
  Button,
  ButtonLink,
  Columns,
  ErrorSummary,
  Note,
  PageHeader,
  Section,
  Stack,
  TextArea,
} from '@parvis/shared-kernel/ui'
import { UploadIcon } from '@parvis/shared-kernel/ui/icon'
import { ArrivalNote, isSending, useSubmitOnceUploaded } from '@parvis/shared-kernel/uploads'
import { type FormEvent, useState } from 'react'
import { AgentQuote } from '../../appeal/agent-quote.tsx'
import { fieldId } from '../../appeal/appeal-steps.model.ts'
import { FineAside } from '../../appeal/fine-aside.tsx'
import { PieceField } from '../../appeal/piece-field.tsx'
import { useStayingAwake } from '../../appeal/use-staying-awake.ts'
import { useCaseSentence } from '../../case-access/use-case-sentence.ts'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { useMessages } from '../../use-messages.ts'
import { type ComplementOptions, useComplement } from './use-complement.ts'

interface AppealComplementProps extends ComplementOptions {
  readonly now: Instant
}

/** The authority's message, a text field and a slot for each document. */
export function AppealComplement(props: AppealComplementProps) {
  const { fine, plate, complement, now } = props
  const { t } = useMessages()
  const { moment } = useMomentFormat()
  const { dueAt } = complement
  const isLate = answerDue(dueAt, now) === 'late'
  return (
    <>
      <PageHeader
        back={{ href: pathTo(PAGES.appeal, { fineId: fine.id }), label: t('appeal.exit') }}
        eyebrow={t('appeal.eyebrow', { number: displayFineId(fine.id) })}
        title={t('appeal.complement.title')}
      />
      <Columns
        aside={
          <FineAside
            fine={fine}
            plate={plate}
            now={now}
            facts={[{ term: t('appeal.clock.complement'), description: dueAt && moment(dueAt) }]}
          />
        }
      >
        <Stack gap={8}>
          {dueAt !== null && isLate && (
            <Banner tone="warning">{t('appeal.asked.late', { moment: moment(dueAt) })}</Banner>
          )}
          <Section title={t('appeal.asked')} gap={3}>
            <AgentQuote text={complement.message} />
          </Section>
          <Answer {...props} />
        </Stack>
      </Columns>
    </>
  )
}

function Answer(props: AppealComplementProps) {
  const { t } = useMessages()
  const answer = useComplement(props)
  const [attempt, setAttempt] = useState(0)
  const isUnderWay = isSending(answer.uploader.uploads)
  const faults = attempt === 0 ? [] : faultsOf()
  useScreen(t('appeal.complement.title'), faults.length > 0 || answer.sending.isError)
  useStayingAwake(answer.written, props.onActive)

  function faultsOf() {
    const pieces = answer.faults.map(({ piece, fault }) => ({
      fieldId: fieldId(`pieces.${piece.id}`),
      message: t(fault === 'missing' ? 'appeal.fault.piece' : 'appeal.fault.piece-refused', {
        name: piece.name,
      }),
    }))
    const long = answer.message.length > LONGEST_STATEMENT
    const wordless = answer.isEmpty || long
    const message = t(long ? 'appeal.complement.too-long' : 'appeal.complement.empty', {
      count: LONGEST_STATEMENT,
      hasPieces: props.complement.pieces.length > 0,
    })
    return [...(wordless ? [{ fieldId: fieldId('message'), message }] : []), ...pieces]
  }
  const faultOf = (field: string) => faults.find(fault => fault.fieldId === fieldId(field))?.message ?? null
  const { press, isWaiting } = useSubmitOnceUploaded({
    uploads: answer.uploader.uploads,
    written: answer.message,
    act() {
      answer.sending.reset()
      if (faultsOf().length === 0) answer.sending.mutate()
      else setAttempt(attempt + 1)
    },
  })
  // What is on its way, or arrived, cannot be changed.
  const isGiven = answer.sending.isPending || answer.sending.isSuccess
  const isBusy = isGiven || isWaiting
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) press()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t('appeal.complement.title')}>
      <Stack gap={6}>
        <ErrorSummary faults={faults} attempt={attempt} />
        <Refusal {...props} answer={answer} />
        <Fields {...props} answer={answer} faultOf={faultOf} isGiven={isGiven} />
        <Note>{t('appeal.complement.kept')}</Note>
        <ActionBar note={isUnderWay ? <ArrivalNote isWaiting={isWaiting} /> : null}>
          <Button type="submit" variant="primary" icon={UploadIcon} isBusy={isBusy}>
            {t('appeal.complement.submit')}
          </Button>
        </ActionBar>
      </Stack>
    </form>
  )
}

interface FieldsProps extends AppealComplementProps {
  readonly answer: ReturnType<typeof useComplement>
  readonly faultOf: (field: string) => string | null
  readonly isGiven: boolean
}

function Fields({ complement, answer, faultOf, isGiven }: FieldsProps) {
  const { t } = useMessages()
  const hasPieces = complement.pieces.length > 0
  return (
    <div inert={isGiven}>
      <Stack gap={6}>
        {complement.pieces.map(piece => (
          <PieceField
            key={piece.id}
            piece={piece}
            uploader={answer.uploader}
            hint={t(piece.mandatory ? 'appeal.complement.must' : 'appeal.complement.may')}
            error={faultOf(`pieces.${piece.id}`)}
            refusalOf={() => null}
          />
        ))}
        <TextArea
          id={fieldId('message')}
          label={t('appeal.complement.message')}
          hint={t('appeal.complement.message.hint', { hasPieces })}
          isRequired={!hasPieces}
          error={faultOf('message')}
          value={answer.message}
          onChange={answer.setMessage}
          limit={{ length: LONGEST_STATEMENT, told: count => t('draft.characters-left', { count }) }}
        />
      </Stack>
    </div>
  )
}

interface RefusalProps extends AppealComplementProps {
  readonly answer: ReturnType<typeof useComplement>
}

function Refusal({ fine, answer }: RefusalProps) {
  const { t } = useMessages()
  const { sending, code } = answer
  const sentence = useCaseSentence(sending.error)
  return (
    <InView error={sending.error}>
      <Banner
        tone="danger"
        live="alert"
        title={t(failureTitle(sending.error, 'appeal.complement.failed'))}
        actions={
          (code === 'OrderEvidenceNotExpected' || refusalOf(sending.error)?.status === 403) && (
            <ButtonLink href={pathTo(PAGES.appeal, { fineId: fine.id })}>
              {t('appeal.closed.action')}
            </ButtonLink>
          )
        }
      >
        {code === null ? sentence : t(`appeal.complement.refused.${code}`)}
      </Banner>
    </InView>
  )
}
