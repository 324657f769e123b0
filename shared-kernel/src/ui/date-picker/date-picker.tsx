import { type CalendarDate, parseDate } from '@internationalized/date'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { useState } from 'react'
import {
  DatePicker as AriaDatePicker,
  Button,
  DateInput,
  DateSegment,
  Group,
  Popover,
} from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { AriaField, fieldClass } from '../aria-frame/aria-field.tsx'
import { AriaFrame, popoverClass } from '../aria-frame/index.ts'
import segmentStyles from '../aria-frame/segments.module.css'
import type { FieldFrameProps } from '../field/index.ts'
import { CalendarIcon } from '../icon/index.ts'
import { useOverlayRoot } from '../overlay-root/index.ts'
import styles from './date-picker.module.css'
import { DayGrid } from './day-grid.tsx'

export interface DatePickerProps extends FieldFrameProps {
  /** `YYYY-MM-DD`, or null. */
  readonly value: string | null
  readonly onChange: (day: string | null) => void
  /** First and last selectable day. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** Why a day is unavailable; null when it is available. Shown under the calendar and when such a day is typed. */
  readonly whyUnavailable?: ((day: string) => string | null) | undefined
}

const dateOf = (day: string | null | undefined): CalendarDate | null => {
  try {
    return day ? parseDate(day) : null
  } catch {
    return null
  }
}

/** A day, typed or picked. Unavailable days stay reachable by keyboard and show the reason. */
export function DatePicker(props: DatePickerProps) {
  const { label, hint, error, isRequired = true, id, value, onChange, whyUnavailable = () => null } = props
  const { t } = useI18n()
  const root = useOverlayRoot()
  const [min, max] = [dateOf(props.min), dateOf(props.max)]
  const [isOpen, setOpen] = useState(false)
  const fault = error || (value && whyUnavailable(value)) || null
  return (
    <AriaFrame>
      <AriaDatePicker
        className={fieldClass(fault)}
        value={dateOf(value)}
        onChange={date => onChange(date ? date.toString().slice(0, 10) : null)}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDateUnavailable={date => whyUnavailable(date.toString().slice(0, 10)) !== null}
        isInvalid={Boolean(fault)}
        isRequired={isRequired}
        validationBehavior="aria"
        shouldForceLeadingZeros
        {...(id && { id })}
        // Without it the calendar opens on the device's date, whatever its clock or time zone.
        {...(min && { minValue: min, placeholderValue: min })}
        {...(max && { maxValue: max })}
      >
        <AriaField label={label} hint={hint} error={fault} isRequired={isRequired}>
          <Group className={`${segmentStyles.frame} ${styles.group}`}>
            <DateInput className={styles.input ?? ''}>
              {segment => <DateSegment segment={segment} className={segmentStyles.segment ?? ''} />}
            </DateInput>
            <Button className={styles.open ?? ''} aria-label={t('ui.date.open')}>
              <CalendarIcon size={20} />
            </Button>
          </Group>
        </AriaField>
        <Popover
          className={popoverClass}
          placement="bottom start"
          {...(root && { UNSTABLE_portalContainer: root })}
        >
          <Dialog className={styles.dialog ?? ''} aria-label={t('ui.date.calendar')}>
            <DayGrid whyUnavailable={whyUnavailable} />
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </AriaFrame>
  )
}
