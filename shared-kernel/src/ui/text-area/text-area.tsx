import { useI18n } from '@parvis/shared-kernel/i18n'
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
  /** Maximum length, shown as a countdown; longer text is kept so that it can be corrected. */
  readonly limit?: number | undefined
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
  const { t } = useI18n()
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
              {t('ui.field.characters-left', { count: Math.max(0, limit - value.length) })}
            </p>
          )}
        </div>
      )}
    </Field>
  )
}
