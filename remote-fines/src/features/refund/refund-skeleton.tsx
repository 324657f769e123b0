import { Loading, Skeleton, Stack } from '@parvis/shared-kernel/ui'

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
