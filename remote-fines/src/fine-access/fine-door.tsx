import type { FineId } from '@parvis/shared-kernel/ids'
import { Navigate, useLocation, useParams } from '@parvis/shared-kernel/remote'
import type { ReactNode } from 'react'
import { fineNumberOfPath } from './fine-number-of-path.ts'
import { NoFineHere } from './no-fine-here.tsx'

interface FineDoorProps {
  /** What follows the number in the address, e.g. `/payments`. */
  readonly tail?: string
  readonly children: (fineId: FineId) => ReactNode
}

/** Reads the fine's number from the address; whatever is no number gets a page that says so. */
export function FineDoor({ tail = '', children }: FineDoorProps) {
  const { fineId: raw = '' } = useParams()
  const { search, hash } = useLocation()
  const number = fineNumberOfPath(raw)
  if (number.kind === 'none') return <NoFineHere />
  if (number.kind === 'elsewhere') return <Navigate to={`/fps/${number.id}${tail}${search}${hash}`} replace />
  return children(number.id)
}
