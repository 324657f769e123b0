import type { ReactNode } from 'react'
import fieldStyles from '../field/field.module.css'
import { FieldError } from '../field/index.ts'
import { useFieldIds } from '../field/use-field-ids.ts'
import { Stack } from '../layout/index.ts'
import styles from './checkbox.module.css'

export interface CheckboxProps {
  /** May hold a link, e.g. to the privacy page. */
  readonly label: ReactNode
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
  readonly isRequired?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly id?: string | undefined
}

export function Checkbox(props: CheckboxProps) {
  const { label, isChecked, onChange, hint, error, isRequired = false, isDisabled = false, id } = props
  const { controlId, hintId, errorId, describedBy } = useFieldIds({ id, hint, error })
  return (
    <div className={error ? fieldStyles.invalid : undefined}>
      <Stack gap={1}>
        <div className={styles.row}>
          <input
            type="checkbox"
            id={controlId}
            className={styles.box}
            checked={isChecked}
            disabled={isDisabled}
            aria-required={isRequired || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            onChange={event => onChange(event.target.checked)}
          />
          <label className={styles.label} htmlFor={controlId}>
            {label}
          </label>
        </div>
        {hint && (
          <p className={styles.hint} id={hintId}>
            {hint}
          </p>
        )}
        <FieldError id={errorId} message={error} />
      </Stack>
    </div>
  )
}
