import { Columns, Loading, Skeleton, Stack } from '@parvis/shared-kernel/ui'
import styles from './plan-sheet.module.css'

export function SheetSkeleton() {
  return (
    <Loading>
      <Stack gap={8}>
        <div className={styles.headWaiting}>
          <Skeleton width="120px" />
          <Skeleton shape="title" width="min(380px, 80%)" />
          <Skeleton width="min(480px, 90%)" />
        </div>
        <Columns aside={<Skeleton height="220px" />}>
          <Stack gap={6}>
            <Skeleton height="120px" />
            <Skeleton height="220px" />
          </Stack>
        </Columns>
      </Stack>
    </Loading>
  )
}
