import { useI18n } from '@parvis/shared-kernel/i18n'
import { type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'

/** What every control of a form has around it. */
export interface FieldFrameProps {
  readonly label: ReactNode
  /** How to answer, said before the answer: a format, an example, where to find it. */
  readonly hint?: ReactNode
  /** What is wrong and how to put it right; undefined or empty when nothing is. */
  readonly error?: string | null | undefined
  /** False says "(facultatif)"; a form's `FieldsNote` says that the others are required. */
  readonly isRequired?: boolean | undefined
  /** The id that an error summary links to; made up when not given. */
  readonly id?: string | undefined
}

/** What the frame hands to its control, to be spread on it. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

export interface FieldProps extends FieldFrameProps {
  readonly children: (control: FieldControl) => ReactNode
}

/** Label, hint, error and their links to the control, the same for every kind of field. */
export function Field({ label, hint, error, isRequired = true, id, children }: FieldProps) {
  const { t } = useI18n()
  const generated = useId()
  const controlId = id ?? generated
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div className={`${styles.field} ${error ? styles.invalid : ''}`}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {!isRequired && <span className={styles.optional}> {t('ui.field.optional')}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      <FieldError id={errorId} message={error} />
    </div>
  )
}

/** The line above a form that makes a mark on every required field unnecessary. */
export function FieldsNote() {
  const { t } = useI18n()
  return <p className={styles.hint}>{t('ui.field.all-required')}</p>
}
