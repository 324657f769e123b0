import { useScreen } from '@parvis/shared-kernel/remote'
import {
  ActionBar,
  Banner,
  Button,
  Columns,
  ErrorSummary,
  FieldsNote,
  type IconType,
  PageHeader,
  Stack,
  Stepper,
} from '@parvis/shared-kernel/ui'
import { ArrowLeftIcon, ArrowRightIcon } from '@parvis/shared-kernel/ui/icon'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../words.ts'
import { summaryFaults, type TellableFault } from './problems.model.ts'
import styles from './request.module.css'
import { REQUEST_STEPS, type RequestStep } from './steps.model.ts'

export interface NextButton {
  readonly label: string
  readonly icon?: IconType
  readonly isBusy?: boolean
  /** The last press, which leads to no further step. */
  readonly isFinal?: boolean
}

export interface RequestFrameProps {
  /** Name of the offer or definition that is asked for. */
  readonly planName: string
  /** Leaves the request; what was typed is kept by the draft. */
  readonly exit: { readonly href: string; readonly label: string }
  readonly step: RequestStep
  /** Steps that the stepper lets one press (`openSteps`). */
  readonly completed: readonly RequestStep[]
  readonly onGo: (step: RequestStep) => void
  /** What keeps from going on; empty until somebody tried. */
  readonly faults: readonly TellableFault[]
  /** Counts the tries, so that each moves the focus to the error summary. */
  readonly attempt: number
  /** A failure of the whole: what the city answered, the network. */
  readonly failure?: { readonly title: string; readonly text: ReactNode } | null
  /** Follows the answers: what, when, how much. */
  readonly summary: ReactNode
  /** The same in one line, above the buttons of a phone. */
  readonly brief?: ReactNode
  /** The draft's quiet line ("Brouillon enregistré"). */
  readonly status?: ReactNode
  /** Above the form: resume or start over, today / after. */
  readonly notice?: ReactNode
  /** The way on; null where there is none. */
  readonly next: NextButton | null
  readonly onNext: () => void
  /** The step before; null at the first. */
  readonly onBack: (() => void) | null
  readonly children: ReactNode
}

/**
 * One step of a request of either kind: stepper, title, error summary, the step's fields, the summary beside them, and
 * the two ways on. It owns no answer. The caller gives the step from `useStep`, its problems as `TellableFault`s
 * (`field` as the kernel names it; fields of this folder take `fieldId(field)` as their id) once "continue" was tried,
 * and raises `attempt` with each try. Focus goes to the h1 on a new step (by the shell), to the summary on faults.
 */
export function RequestFrame(props: RequestFrameProps) {
  const { planName, exit, step, completed, onGo, faults, attempt, failure, next, onNext, onBack } = props
  const { t } = useWords()
  const title = t(`request.step.${step}.title`)
  const hasFault = faults.length > 0 || Boolean(failure)
  useScreen(`${title} – ${planName}`, hasFault)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!next?.isBusy) onNext()
  }
  const steps = REQUEST_STEPS.map(id => ({ id, label: t(`request.step.${id}`) }))
  return (
    <>
      <PageHeader back={{ href: exit.href, label: exit.label }} eyebrow={planName} title={title} />
      <Stack gap={8}>
        <Stepper steps={steps} current={step} completed={completed} onGo={id => onGo(id as RequestStep)} />
        <Columns aside={<div className={step === 'review' ? styles.wide : undefined}>{props.summary}</div>}>
          <form onSubmit={submit} noValidate aria-label={title}>
            <Stack gap={6}>
              {props.notice}
              <ErrorSummary faults={summaryFaults(faults)} attempt={attempt} />
              {failure && <Failure {...failure} attempt={attempt} />}
              {step !== 'review' && step !== 'identity' && <FieldsNote />}
              {props.children}
              <ActionBar note={<BarNote brief={props.brief} status={props.status} />}>
                {next && (
                  <Button
                    type="submit"
                    variant="primary"
                    icon={next.icon}
                    iconEnd={next.icon || next.isFinal ? undefined : ArrowRightIcon}
                    isBusy={next.isBusy}
                  >
                    {next.label}
                  </Button>
                )}
                {onBack && (
                  <Button icon={ArrowLeftIcon} onClick={onBack}>
                    {t('request.back')}
                  </Button>
                )}
              </ActionBar>
            </Stack>
          </form>
        </Columns>
      </Stack>
    </>
  )
}

function BarNote({ brief, status }: Pick<RequestFrameProps, 'brief' | 'status'>) {
  if (!brief && !status) return null
  return (
    <div className={styles.note}>
      {brief && <span className={styles.brief}>{brief}</span>}
      {status}
    </div>
  )
}

interface FailureProps {
  readonly title: string
  readonly text: ReactNode
  readonly attempt: number
}

/** Takes the focus like an error summary: whoever pressed the button must not look for the answer. */
function Failure({ title, text, attempt }: FailureProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt with the same failure asks for the focus again
  useEffect(() => {
    box.current?.focus()
  }, [attempt])
  return (
    <div ref={box} tabIndex={-1} className={styles.failure}>
      <Banner tone="danger" title={title} live="alert">
        {text}
      </Banner>
    </div>
  )
}
