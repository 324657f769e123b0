import { lateComponent } from '@parvis/shared-kernel/page'
import { cityNow } from '@parvis/shared-kernel/remote'
import { Loading, Skeleton } from '@parvis/shared-kernel/ui'
import { useState } from 'react'
import { recallPlates } from '../../fine-access/plate-memory.ts'
import { useKeptFines } from '../../kept-fines/use-kept-fines.ts'

const FineList = lateComponent(
  () => import(/* webpackChunkName: "fine-list" */ './fine-list.tsx').then(module => module.FineList),
  <Loading>
    <Skeleton shape="card" />
  </Loading>,
)

/** The list of fines, loaded only where some may exist: looking up a notice does not wait for its chunk. */
export function FinesInView() {
  // Requests the account's fines in parallel with the list's chunk.
  const { isSignedIn } = useKeptFines()
  const [hasOpened] = useState(() => recallPlates(cityNow()).length > 0)
  if (!isSignedIn && !hasOpened) return null
  return <FineList />
}
