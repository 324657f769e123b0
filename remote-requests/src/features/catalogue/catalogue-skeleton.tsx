import { Loading, Skeleton } from '@parvis/shared-kernel/ui'
import styles from './catalogue.module.css'

const ROWS = ['a', 'b', 'c'] as const

export function CatalogueSkeleton({ title }: { readonly title: string }) {
  return (
    <Loading label={title}>
      <div className={styles.waiting}>
        <Skeleton shape="title" width="220px" />
        {ROWS.map(row => (
          <div key={row} className={styles.row}>
            <div className={styles.words}>
              <Skeleton width="240px" height="24px" />
              <Skeleton width="min(420px, 80%)" />
              <Skeleton width="min(300px, 60%)" />
            </div>
            <Skeleton width="90px" height="28px" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
