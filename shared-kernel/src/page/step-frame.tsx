import { useScreen } from '@parvis/shared-kernel/remote'
import type { FormEvent, ReactNode } from 'react'
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
import { InView } from './in-view.tsx'
import styles from './step-frame.module.css'

export interface NextButton {
  readonly label: string
  readonly icon?: IconType
  readonly isBusy?: boolean
  /** The button submits instead of going to a next step. */
  readonly isFinal?: boolean
}

export interface StepFrameProps {
  /** Name of the subject: an offer, a fine. */
  readonly eyebrow: string
  /** The question of this step. */
  readonly title: string
  /** Link to leave; the draft keeps the input. */
  readonly exit: { readonly href: string; readonly label: string }
  readonly steps: readonly Step[]
  readonly current: string
  /** Steps that can be selected in the stepper. */
  readonly completed: readonly string[]
  readonly onGo: (step: string) => void
  /** Faults of the step; empty until the first attempt to leave it. */
  readonly faults: readonly FieldFault[]
  /** Number of attempts; each moves the focus to the error summary. */
  readonly attempt: number
  /** A failure of the whole step: a response of the city, or the network. */
  readonly failure?: { readonly title: string; readonly text: ReactNode } | null | undefined
  /** Summary of the answers so far. */
  readonly summary: ReactNode
  /** The summary repeats the step itself: omitted on a phone. */
  readonly isSummaryRepeated?: boolean | undefined
  readonly hasFields: boolean
  /** One-line summary above the buttons on a phone. */
  readonly brief?: ReactNode
  /** The draft's status line. */
  readonly status?: ReactNode
  /** Shown above the form: what happened to the draft, or the state before and after. */
  readonly notice?: ReactNode
  /** Button to continue; null for none. */
  readonly next: NextButton | null
  readonly onNext: () => void
  /** To the previous step; null at the first. */
  readonly onBack: (() => void) | null
  readonly backLabel: string
  readonly children: ReactNode
}

/**
 * One step of a procedure: stepper, title, error summary, fields, summary, and the buttons back and next. Holds no
 * answers. Focus goes to the h1 on a new step (by the shell), to the error summary on problems.
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
              <InView error={Boolean(failure)} attempt={attempt}>
                <Banner tone="danger" title={failure?.title} live="alert">
                  {failure?.text}
                </Banner>
              </InView>
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
