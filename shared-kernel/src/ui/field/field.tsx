import { useI18n } from '@parvis/shared-kernel/i18n'
import type { ReactNode } from 'react'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'
import { FieldLabel } from './field-label.tsx'
import { useFieldIds } from './use-field-ids.ts'

/** Common properties of every form control. */
export interface FieldFrameProps {
  readonly label: ReactNode
  /** Instructions before the answer: a format, an example, where to find it. */
  readonly hint?: ReactNode
  /** What is wrong and how to correct it; undefined or empty when valid. */
  readonly error?: string | null | undefined
  /** False says "(facultatif)"; a form's `FieldsNote` says that the others are required. */
  readonly isRequired?: boolean | undefined
  /** Id for the links of an error summary; generated when omitted. */
  readonly id?: string | undefined
}

/** Attributes from the frame, to be spread on the control. */
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
  const { controlId, hintId, errorId, describedBy } = useFieldIds({ id, hint, error })
  return (
    <div className={`${styles.field} ${error ? styles.invalid : ''}`}>
      <label className={styles.label} htmlFor={controlId}>
        <FieldLabel label={label} isRequired={isRequired} />
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      <FieldError id={errorId} message={error} />
    </div>
  )
}

/** The note above a form that replaces a mark on every required field. */
export function FieldsNote() {
  const { t } = useI18n()
  return <p className={styles.hint}>{t('ui.field.all-required')}</p>
}
