import { Loading, Skeleton } from '@parvis/shared-kernel/ui'
import styles from './public-offer.module.css'

const ROWS = ['a', 'b', 'c', 'd'] as const

export function PublicOffersSkeleton() {
  return (
    <Loading>
      <div className={styles.waiting}>
        <Skeleton height="190px" />
        {ROWS.map(row => (
          <div key={row} className={styles.row}>
            <div className={styles.words}>
              <Skeleton width="240px" height="24px" />
              <Skeleton width="min(420px, 80%)" />
              <Skeleton width="min(300px, 60%)" />
            </div>
            <Skeleton height="48px" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
