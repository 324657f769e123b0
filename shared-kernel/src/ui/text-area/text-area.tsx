import type { Ref, TextareaHTMLAttributes } from 'react'
import { Field, type FieldFrameProps } from '../field/index.ts'
import styles from './text-area.module.css'

type NativeProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'value' | 'onChange' | 'className' | 'id' | 'required'
>

export interface TextAreaProps extends FieldFrameProps, NativeProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Maximum length, with the words of a countdown; longer text is kept so that it can be corrected. */
  readonly limit?: { readonly length: number; readonly told: (left: number) => string } | undefined
  readonly ref?: Ref<HTMLTextAreaElement> | undefined
}

export function TextArea({
  label,
  hint,
  error,
  isRequired,
  id,
  value,
  onChange,
  limit,
  rows = 5,
  ref,
  ...native
}: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired} id={id}>
      {control => (
        <div className={styles.frame}>
          <textarea
            {...native}
            {...control}
            ref={ref}
            rows={rows}
            value={value}
            className={styles.area}
            onChange={event => onChange(event.target.value)}
          />
          {limit !== undefined && (
            <p className={styles.count} aria-live="polite">
              {limit.told(Math.max(0, limit.length - value.length))}
            </p>
          )}
        </div>
      )}
    </Field>
  )
}
