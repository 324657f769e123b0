import { type AppealPiece, appellantLines, requiredPieces } from '@parvis/shared-kernel/fines'
import { ReviewSection } from '@parvis/shared-kernel/page'
import { addressLines } from '@parvis/shared-kernel/subscriber'
import { Facts, Stack } from '@parvis/shared-kernel/ui'
import type { ReactNode } from 'react'
import styles from '../../appeal/appeal.module.css'
import { reasonOf } from '../../appeal/appeal-answers.model.ts'
import type { InputStep } from '../../appeal/appeal-steps.model.ts'
import { sentFiles } from '../../appeal/piece-slots.model.ts'
import { usePieceFacts } from '../../appeal/use-piece-facts.tsx'
import { useMessages } from '../../use-messages.ts'
import type { StepProps } from './step-props.ts'

interface ReviewStepProps extends StepProps {
  readonly onGo: (step: InputStep) => void
}

/** Everything that will be sent, each part with a link back to its step. */
export function ReviewStep(props: ReviewStepProps) {
  const { t } = useMessages()
  const { form, draft } = props
  return (
    <Stack gap={8}>
      <Part step="reason" onGo={props.onGo}>
        <p>{reasonOf(form, draft.answers)?.label}</p>
      </Part>
      <Part step="documents" onGo={props.onGo}>
        <Pieces {...props} />
      </Part>
      <Part step="identity" onGo={props.onGo}>
        <Person {...props} />
      </Part>
      <Part step="statement" onGo={props.onGo}>
        <p className={styles.statement}>{draft.answers.statement}</p>
      </Part>
      <p className={styles.text}>{t('appeal.review.then')}</p>
    </Stack>
  )
}

interface PartProps {
  readonly step: InputStep
  readonly onGo: (step: InputStep) => void
  readonly children: ReactNode
}

function Part({ step, onGo, children }: PartProps) {
  const { t } = useMessages()
  const title = t(`appeal.step.${step}`)
  return (
    <ReviewSection
      title={title}
      change={t('appeal.review.change')}
      changeName={t('appeal.review.change-of', { what: title })}
      onChange={() => onGo(step)}
    >
      {children}
    </ReviewSection>
  )
}

/** Files that are sent as one of these pieces: those of another reason or capacity are not. */
const filesOf = (pieces: readonly AppealPiece[], { uploader }: StepProps['draft']) =>
  sentFiles(uploader.uploads).filter(file => pieces.some(({ id }) => id === file.id))

/** The pieces of the reason: the mandate stands with the person, where it is asked. */
function Pieces({ form, draft }: StepProps) {
  const { t } = useMessages()
  const facts = usePieceFacts()
  const asked = reasonOf(form, draft.answers)?.pieces ?? []
  const files = filesOf(asked, draft)
  return files.length === 0 ? <p>{t('appeal.review.no-piece')}</p> : <Facts items={facts(asked, files)} />
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <>
      {lines.map(line => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </>
  )
}

function Person({ form, draft }: StepProps) {
  const { t } = useMessages()
  const facts = usePieceFacts()
  const mandate = requiredPieces(undefined, draft.answers.capacity, form.mandate)
  const { capacity, firstName, lastName, address } = draft.answers
  return (
    <Facts
      items={[
        { term: t('appeal.capacity'), description: capacity && t(`appeal.capacity.${capacity}`) },
        { term: t('appeal.name'), description: `${firstName} ${lastName}`.trim() },
        ...appellantLines(draft.answers).map(([field, text]) => ({
          term: t(`appeal.${field}`),
          description: text,
        })),
        ...facts(mandate, filesOf(mandate, draft)),
        { term: t('appeal.address'), description: <Lines lines={addressLines(address)} /> },
      ]}
    />
  )
}
