import { Time } from '@internationalized/date'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { DateInput, DateSegment, Label, Text, TimeField } from 'react-aria-components/TimeField'
import { AriaFrame } from '../aria-frame/index.ts'
import fieldStyles from '../field/field.module.css'
import { FieldError, type FieldFrameProps } from '../field/index.ts'
import styles from './hour-picker.module.css'

/** A time of day, without day or time zone. */
export interface HourOfDay {
  /** 0 to 23 */
  readonly hour: number
  readonly minute: number
}

export interface HourPickerProps extends FieldFrameProps {
  /** Null until both parts are entered. */
  readonly value: HourOfDay | null
  readonly onChange: (value: HourOfDay | null) => void
  readonly isDisabled?: boolean | undefined
}

/** Hour and minutes in 24-hour format in every language: typed, or changed with the arrow keys. */
export function HourPicker(props: HourPickerProps) {
  const { label, hint, error, isRequired = true, id, value, onChange, isDisabled = false } = props
  const { t } = useI18n()
  return (
    <AriaFrame>
      <TimeField
        className={`${fieldStyles.field} ${error ? fieldStyles.invalid : ''}`}
        value={value && new Time(value.hour, value.minute)}
        onChange={time => onChange(time ? { hour: time.hour, minute: time.minute } : null)}
        hourCycle={24}
        granularity="minute"
        shouldForceLeadingZeros
        isInvalid={Boolean(error)}
        isRequired={isRequired}
        isDisabled={isDisabled}
        validationBehavior="aria"
        {...(id && { id })}
      >
        <Label className={fieldStyles.label ?? ''}>
          {label}
          {!isRequired && <span className={fieldStyles.optional}> {t('ui.field.optional')}</span>}
        </Label>
        {hint && (
          <Text slot="description" className={fieldStyles.hint ?? ''}>
            {hint}
          </Text>
        )}
        <DateInput className={styles.input ?? ''}>
          {segment => <DateSegment segment={segment} className={styles.segment ?? ''} />}
        </DateInput>
        <Text slot="errorMessage">
          <FieldError message={error} />
        </Text>
      </TimeField>
    </AriaFrame>
  )
}
