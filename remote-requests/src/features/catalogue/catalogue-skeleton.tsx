import { Skeleton } from '@parvis/shared-kernel/ui'
import { PlanListSkeleton } from '../../plan-list/plan-list-skeleton.tsx'

export const CatalogueSkeleton = ({ title }: { readonly title: string }) => (
  <PlanListSkeleton
    label={title}
    rows={['a', 'b', 'c']}
    head={<Skeleton shape="title" width="220px" />}
    aside={<Skeleton width="90px" height="28px" />}
  />
)
