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
  /** Page title while the fine is missing. */
  readonly title: string
  /** `isStale`: the refresh failed, so the data is slightly old. */
  readonly children: (fine: Fine, isStale: boolean) => ReactNode
}

/** Renders a fine once loaded; before that a skeleton or the failure. */
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
