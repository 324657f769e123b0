import type { FineId } from '@parvis/shared-kernel/ids'
import { type PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { Navigate, useLocation, useParams } from '@parvis/shared-kernel/remote'
import type { ReactNode } from 'react'
import { fineNumberOfPath } from './fine-number-of-path.ts'
import { NoFineHere } from './no-fine-here.tsx'

/** Pattern of a page of one fine. */
export type FinePage = `${typeof PAGES.fine}${string}`

interface FineNumberGateProps {
  /** The page that the address asks for. */
  readonly page: FinePage
  readonly children: (fineId: FineId) => ReactNode
}

/** Parses the fine's number from the address; shows an explanation when it is none. */
export function FineNumberGate({ page, children }: FineNumberGateProps) {
  const { fineId: raw = '' } = useParams()
  const { search, hash } = useLocation()
  const number = fineNumberOfPath(raw)
  if (number.kind === 'none') return <NoFineHere />
  if (number.kind === 'elsewhere')
    return <Navigate to={`${pathTo(page, { fineId: number.id })}${search}${hash}`} replace />
  return children(number.id)
}
