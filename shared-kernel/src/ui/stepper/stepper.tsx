import { useI18n } from '@parvis/shared-kernel/i18n'
import { CheckIcon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './stepper.module.css'

export interface Step {
  readonly id: string
  readonly label: string
}

export interface StepperProps {
  readonly steps: readonly Step[]
  /** Id of the current step. */
  readonly current: string
  readonly completed: readonly string[]
  /** When given, completed steps become buttons. */
  readonly onGo?: ((id: string) => void) | undefined
}

/** Progress in a request. On a phone: position, name, next step, and a thin bar. */
export function Stepper({ steps, current, completed, onGo }: StepperProps) {
  const { t } = useI18n()
  const index = steps.findIndex(step => step.id === current)
  const next = steps[index + 1]
  return (
    <nav className={styles.stepper} aria-label={t('ui.stepper.label')}>
      <p className={styles.position} aria-hidden="true">
        <span className={styles.count}>
          {t('ui.stepper.position', { index: index + 1, count: steps.length })}
        </span>
        <span className={styles.here}>{steps[index]?.label}</span>
        {next && <span className={styles.count}>{t('ui.stepper.next', { label: next.label })}</span>}
      </p>
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <StepItem
            key={step.id}
            step={step}
            place={place + 1}
            isCurrent={step.id === current}
            isDone={completed.includes(step.id)}
            onGo={onGo}
          />
        ))}
      </ol>
    </nav>
  )
}

interface StepItemProps {
  readonly step: Step
  readonly place: number
  readonly isCurrent: boolean
  readonly isDone: boolean
  readonly onGo: StepperProps['onGo']
}

function StepItem({ step, place, isCurrent, isDone, onGo }: StepItemProps) {
  const { t } = useI18n()
  const state = isCurrent ? styles.current : isDone ? styles.done : styles.ahead
  const content = (
    <>
      <span className={styles.disc} aria-hidden="true">
        {isDone && !isCurrent ? <CheckIcon size={15} className={styles.icon} /> : place}
      </span>
      <span className={styles.label}>
        {step.label}
        {isDone && <VisuallyHidden> ({t('ui.stepper.done')})</VisuallyHidden>}
      </span>
    </>
  )
  return (
    <li className={`${styles.step} ${state}`} aria-current={isCurrent ? 'step' : undefined}>
      {isDone && !isCurrent && onGo ? (
        <button type="button" className={styles.inner} onClick={() => onGo(step.id)}>
          {content}
        </button>
      ) : (
        <span className={styles.inner}>{content}</span>
      )}
    </li>
  )
}
