import { Time } from '@internationalized/date'
import { DateInput, DateSegment, TimeField } from 'react-aria-components/TimeField'
import { AriaField, fieldClass } from '../aria-frame/aria-field.tsx'
import { AriaFrame } from '../aria-frame/index.ts'
import segmentStyles from '../aria-frame/segments.module.css'
import type { FieldFrameProps } from '../field/index.ts'
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
}

/** Hour and minutes in 24-hour format in every language: typed, or changed with the arrow keys. */
export function HourPicker(props: HourPickerProps) {
  const { label, hint, error, isRequired = true, id, value, onChange } = props
  return (
    <AriaFrame>
      <TimeField
        className={fieldClass(error)}
        value={value && new Time(value.hour, value.minute)}
        onChange={time => onChange(time ? { hour: time.hour, minute: time.minute } : null)}
        hourCycle={24}
        granularity="minute"
        shouldForceLeadingZeros
        isInvalid={Boolean(error)}
        isRequired={isRequired}
        validationBehavior="aria"
        {...(id && { id })}
      >
        <AriaField label={label} hint={hint} error={error} isRequired={isRequired}>
          <DateInput className={`${segmentStyles.frame} ${styles.input}`}>
            {segment => <DateSegment segment={segment} className={segmentStyles.segment ?? ''} />}
          </DateInput>
        </AriaField>
      </TimeField>
    </AriaFrame>
  )
}
