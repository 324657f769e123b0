import { Loading, Skeleton, Stack } from '@parvis/shared-kernel/ui'

/** The refund's own layout, while the city answers. */
export function RefundSkeleton() {
  return (
    <Loading>
      <Stack gap={8}>
        <Skeleton shape="title" width="min(420px, 80%)" />
        <Skeleton height="148px" />
        <Skeleton height="220px" />
      </Stack>
    </Loading>
  )
}
