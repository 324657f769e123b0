import { Loading, Skeleton, Stack } from '@parvis/shared-kernel/ui'
import styles from './fine-skeleton.module.css'

export function FineSkeleton() {
  return (
    <Loading>
      <div className={styles.page}>
        <Stack gap={2}>
          <Skeleton width="180px" />
          <Skeleton shape="title" width="min(420px, 80%)" />
          <Skeleton width="min(360px, 90%)" />
        </Stack>
        <Skeleton height="168px" />
        <div className={styles.choices}>
          <Skeleton height="150px" />
          <Skeleton height="150px" />
          <Skeleton height="150px" />
        </div>
      </div>
    </Loading>
  )
}
