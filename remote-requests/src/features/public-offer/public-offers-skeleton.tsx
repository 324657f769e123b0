import { Skeleton } from '@parvis/shared-kernel/ui'
import { PlanListSkeleton } from '../../plan-list/plan-list-skeleton.tsx'

export const PublicOffersSkeleton = () => (
  <PlanListSkeleton
    isPriced
    rows={['a', 'b', 'c', 'd']}
    head={<Skeleton height="190px" />}
    aside={<Skeleton height="48px" />}
  />
)
