import type { Fine } from '@parvis/shared-kernel/fines'
import type { FineId } from '@parvis/shared-kernel/ids'
import type { Plate } from '@parvis/shared-kernel/plates'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import type { ReactNode } from 'react'
import { FailedFine } from './failed-fine.tsx'
import { fineQuery } from './fine-query.ts'
import { FineSkeleton } from './fine-skeleton.tsx'

interface LoadedFineProps {
  readonly fineId: FineId
  readonly plate: Plate
  /** Of the screen, where the fine does not come. */
  readonly title: string
  /** `isStale`: the city could not be asked again, what is shown is a moment old. */
  readonly children: (fine: Fine, isStale: boolean) => ReactNode
}

/** What a screen shows of a fine once the city has given it; until then its outline, or why it does not come. */
export function LoadedFine({ fineId, plate, title, children }: LoadedFineProps) {
  const { api } = useRemote()
  const fine = useQuery(fineQuery(api, fineId, plate))
  if (fine.data) return children(fine.data, fine.isError)
  if (fine.error)
    return (
      <FailedFine
        title={title}
        error={fine.error}
        isRetrying={fine.isFetching}
        onRetry={() => void fine.refetch()}
      />
    )
  return <FineSkeleton />
}
