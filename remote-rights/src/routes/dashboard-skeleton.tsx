import { Loading, Skeleton, Stack } from '@parvis/shared-kernel/ui'
import styles from './dashboard.module.css'

export function DashboardSkeleton() {
  return (
    <Loading>
      <div className={styles.sections}>
        <CardsSkeleton count={3} />
        <CardsSkeleton count={3} />
      </div>
    </Loading>
  )
}

export function ListSkeleton() {
  return (
    <Loading>
      <CardsSkeleton count={3} />
    </Loading>
  )
}

function CardsSkeleton({ count }: { readonly count: number }) {
  return (
    <Stack>
      <Skeleton shape="title" width="220px" />
      <div className={styles.cards}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} shape="card" height="260px" />
        ))}
      </div>
    </Stack>
  )
}
