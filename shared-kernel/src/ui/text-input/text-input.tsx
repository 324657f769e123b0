import type { FocusEvent, InputHTMLAttributes, ReactNode, Ref } from 'react'
import { withoutUnseen } from '../../subscriber/index.ts'
import { Field, type FieldFrameProps } from '../field/index.ts'
import styles from './text-input.module.css'

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'className' | 'id' | 'size' | 'prefix' | 'required'
>

export interface TextInputProps extends FieldFrameProps, NativeProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Width of the expected answer: a postal code is shorter than a street. */
  readonly width?: 'short' | 'medium' | 'full' | undefined
  /**
   * Takes what can be seen of a pasted answer, and trims it on leaving the field (second document §5); off for
   * passwords.
   */
  readonly isTrimmed?: boolean | undefined
  /** Plate style: upper case, wide, monospaced. */
  readonly isPlate?: boolean | undefined
  /** Unit or button at the end of the field. */
  readonly suffix?: ReactNode
  readonly ref?: Ref<HTMLInputElement> | undefined
}

export function TextInput(props: TextInputProps) {
  const {
    label,
    hint,
    error,
    isRequired,
    id,
    value,
    onChange,
    onBlur,
    width = 'full',
    isPlate = false,
    suffix,
    ref,
    ...rest
  } = props
  const { type = 'text', isTrimmed = type !== 'password', ...native } = rest
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const trimmed = value.trim()
    if (isTrimmed && trimmed !== value) onChange(trimmed)
    onBlur?.(event)
  }
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired} id={id}>
      {control => (
        <div className={`${styles.frame} ${styles[width]}`}>
          <input
            {...native}
            {...control}
            ref={ref}
            type={type}
            value={value}
            className={`${styles.input} ${isPlate ? styles.plate : ''}`}
            onChange={event => onChange(isTrimmed ? withoutUnseen(event.target.value) : event.target.value)}
            onBlur={leave}
          />
          {suffix && <span className={styles.suffix}>{suffix}</span>}
        </div>
      )}
    </Field>
  )
}
