import { Loading, Skeleton, Stack } from '@parvis/shared-kernel/ui'
import type { ReactNode } from 'react'
import { rowClass } from './plan-entry.tsx'

interface PlanListSkeletonProps {
  readonly label?: string
  readonly isPriced?: boolean
  readonly rows: readonly string[]
  /** Above the rows. */
  readonly head: ReactNode
  /** In each row, beside the words. */
  readonly aside: ReactNode
}

export function PlanListSkeleton({ label, isPriced = false, rows, head, aside }: PlanListSkeletonProps) {
  return (
    <Loading label={label}>
      <Stack gap={2}>
        {head}
        {rows.map(row => (
          <div key={row} className={rowClass(isPriced)}>
            <Stack gap={2}>
              <Skeleton width="240px" height="24px" />
              <Skeleton width="min(420px, 80%)" />
              <Skeleton width="min(300px, 60%)" />
            </Stack>
            {aside}
          </div>
        ))}
      </Stack>
    </Loading>
  )
}
