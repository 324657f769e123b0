import { useScreen } from '@parvis/shared-kernel/remote'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { ArrowLeftIcon, ArrowRightIcon } from '../ui/icon/index.ts'
import {
  ActionBar,
  Banner,
  Button,
  Columns,
  ErrorSummary,
  type FieldFault,
  FieldsNote,
  type IconType,
  PageHeader,
  Stack,
  type Step,
  Stepper,
} from '../ui/index.ts'
import styles from './step-frame.module.css'

export interface NextButton {
  readonly label: string
  readonly icon?: IconType
  readonly isBusy?: boolean
  /** The last press, which leads to no further step. */
  readonly isFinal?: boolean
}

export interface StepFrameProps {
  /** What is asked for: an offer, a fine. */
  readonly eyebrow: string
  /** The question of this step. */
  readonly title: string
  /** Leaves; what was typed is kept by the draft. */
  readonly exit: { readonly href: string; readonly label: string }
  readonly steps: readonly Step[]
  readonly current: string
  /** Steps that the stepper lets one press. */
  readonly completed: readonly string[]
  readonly onGo: (step: string) => void
  /** What keeps from going on; empty until somebody tried. */
  readonly faults: readonly FieldFault[]
  /** Counts the tries, so that each moves the focus to the error summary. */
  readonly attempt: number
  /** A failure of the whole: what the city answered, the network. */
  readonly failure?: { readonly title: string; readonly text: ReactNode } | null | undefined
  /** Follows the answers: what, when, how much. */
  readonly summary: ReactNode
  /** Says the same as the step itself, so that a phone leaves it out. */
  readonly isSummaryRepeated?: boolean | undefined
  readonly hasFields: boolean
  /** The summary in one line, above the buttons of a phone. */
  readonly brief?: ReactNode
  /** The draft's quiet line. */
  readonly status?: ReactNode
  /** Above the form: what happened to the draft, today / after. */
  readonly notice?: ReactNode
  /** The way on; null where there is none. */
  readonly next: NextButton | null
  readonly onNext: () => void
  /** The step before; null at the first. */
  readonly onBack: (() => void) | null
  readonly backLabel: string
  readonly children: ReactNode
}

/**
 * One step of a procedure: stepper, title, error summary, the step's fields, the summary beside them, and the two ways on.
 * It owns no answer. Focus goes to the h1 on a new step (by the shell), to the summary on faults.
 */
export function StepFrame(props: StepFrameProps) {
  const { eyebrow, title, exit, faults, attempt, failure, next, onNext, onBack } = props
  useScreen(`${title} – ${eyebrow}`, faults.length > 0 || Boolean(failure))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!next?.isBusy) onNext()
  }
  return (
    <>
      <PageHeader back={{ href: exit.href, label: exit.label }} eyebrow={eyebrow} title={title} />
      <Stack gap={8}>
        <Stepper steps={props.steps} current={props.current} completed={props.completed} onGo={props.onGo} />
        <Columns
          aside={<div className={props.isSummaryRepeated ? styles.wide : undefined}>{props.summary}</div>}
        >
          <form onSubmit={submit} noValidate aria-label={title}>
            <Stack gap={6}>
              {props.notice}
              <ErrorSummary faults={faults} attempt={attempt} />
              {failure && <Failure {...failure} attempt={attempt} />}
              {props.hasFields && <FieldsNote />}
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
                    {props.backLabel}
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

function BarNote({ brief, status }: Pick<StepFrameProps, 'brief' | 'status'>) {
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
