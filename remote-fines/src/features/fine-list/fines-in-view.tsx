import { LateBoundary } from '@parvis/shared-kernel/page'
import { cityNow, lazyChunk } from '@parvis/shared-kernel/remote'
import { Loading, Skeleton } from '@parvis/shared-kernel/ui'
import { use, useState } from 'react'
import { recallPlates } from '../../fine-access/plate-memory.ts'
import { plateStore } from '../../fine-access/plate-store.ts'
import { useKeptFines } from '../../kept-fines/use-kept-fines.ts'

const list = lazyChunk(() =>
  import(/* webpackChunkName: "fine-list" */ './fine-list.tsx').then(module => module.FineList),
)

/** The list of fines, loaded only where some may exist: looking up a notice does not wait for its chunk. */
export function FinesInView() {
  // Requests the account's fines in parallel with the list's chunk.
  const { isSignedIn } = useKeptFines()
  const [hasOpened] = useState(() => recallPlates(plateStore(), cityNow()).length > 0)
  if (!isSignedIn && !hasOpened) return null
  return (
    <LateBoundary
      fallback={
        <Loading>
          <Skeleton shape="card" />
        </Loading>
      }
    >
      <LoadedList />
    </LateBoundary>
  )
}

function LoadedList() {
  const FineList = use(list.load())
  return <FineList />
}
