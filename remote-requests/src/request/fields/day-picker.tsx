import { lateComponent } from '@parvis/shared-kernel/page'
import { Skeleton } from '@parvis/shared-kernel/ui'

/** The kit's date picker, fetched when a step first asks for a day: calendars weigh as much as the rest of the page. */
export const DayPicker = lateComponent(
  () =>
    import(/* webpackChunkName: "kit-day-picker" */ '@parvis/shared-kernel/ui/date-picker').then(
      module => module.DatePicker,
    ),
  <Skeleton height="96px" />,
)
