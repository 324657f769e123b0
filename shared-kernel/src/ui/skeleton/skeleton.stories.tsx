import { Card } from '../card/index.ts'
import { Loading, PageSkeleton, Skeleton } from './index.ts'

export default { title: 'Feedback / Skeleton' }

export const ACard = () => (
  <Loading>
    <Card as="div">
      <Skeleton shape="badge" />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton width="60%" />
    </Card>
  </Loading>
)
export const APage = () => <PageSkeleton />
