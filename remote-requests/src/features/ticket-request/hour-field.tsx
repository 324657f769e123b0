import { LateBoundary } from '@parvis/shared-kernel/page'
import { lazyChunk } from '@parvis/shared-kernel/remote'
import { Skeleton } from '@parvis/shared-kernel/ui'
import type { HourPickerProps } from '@parvis/shared-kernel/ui/hour-picker'
import { type ComponentType, use } from 'react'

const picker = lazyChunk<ComponentType<HourPickerProps>>(() =>
  import(/* webpackChunkName: "kit-hour-picker" */ '@parvis/shared-kernel/ui/hour-picker').then(
    module => module.HourPicker,
  ),
)

function Loaded(props: HourPickerProps) {
  const HourPicker = use(picker.load())
  return <HourPicker {...props} />
}

/** The kit's hour picker, loaded when a step first needs it. */
export function HourField(props: HourPickerProps) {
  return (
    <LateBoundary fallback={<Skeleton height="96px" />}>
      <Loaded {...props} />
    </LateBoundary>
  )
}
