import { LateBoundary } from '@parvis/shared-kernel/page'
import { lazyChunk } from '@parvis/shared-kernel/remote'
import { Skeleton } from '@parvis/shared-kernel/ui'
import type { DatePickerProps } from '@parvis/shared-kernel/ui/date-picker'
import { type ComponentType, use } from 'react'

const picker = lazyChunk<ComponentType<DatePickerProps>>(() =>
  import(/* webpackChunkName: "kit-day-picker" */ '@parvis/shared-kernel/ui/date-picker').then(
    module => module.DatePicker,
  ),
)

function Loaded(props: DatePickerProps) {
  const DatePicker = use(picker.load())
  return <DatePicker {...props} />
}

/** The kit's date picker, fetched when a step first asks for a day: calendars weigh as much as the rest of the page. */
export function DayPicker(props: DatePickerProps) {
  return (
    <LateBoundary fallback={<Skeleton height="96px" />}>
      <Loaded {...props} />
    </LateBoundary>
  )
}
