import { Columns, Loading, Skeleton, Stack } from '@parvis/shared-kernel/ui'

export function RightDetailSkeleton() {
  return (
    <Loading>
      <Stack gap={6}>
        <Skeleton shape="badge" />
        <Columns aside={<Skeleton shape="card" height="420px" />}>
          <Stack gap={8}>
            {['validity', 'plates', 'zones'].map(name => (
              <Stack key={name}>
                <Skeleton shape="title" width="180px" />
                <Skeleton />
                <Skeleton width="70%" />
              </Stack>
            ))}
          </Stack>
        </Columns>
      </Stack>
    </Loading>
  )
}
