import { lateComponent } from '@parvis/shared-kernel/page'
import { Skeleton } from '@parvis/shared-kernel/ui'

/** The kit's hour picker, loaded when a step first needs it. */
export const HourField = lateComponent(
  () =>
    import(/* webpackChunkName: "kit-hour-picker" */ '@parvis/shared-kernel/ui/hour-picker').then(
      module => module.HourPicker,
    ),
  <Skeleton height="96px" />,
)
