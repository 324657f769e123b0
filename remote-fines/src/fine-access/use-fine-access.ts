import type { FineId } from '@parvis/shared-kernel/ids'
import { PAGES } from '@parvis/shared-kernel/paths'
import type { Plate } from '@parvis/shared-kernel/plates'
import { cityNow as now, useNavigate, useQueryClient } from '@parvis/shared-kernel/remote'
import { useCallback, useEffect, useState } from 'react'
import { FINE_KEY } from './fine-query.ts'
import { forgetFine } from './forget-fine.ts'
import { forgetPlates, type KeptPlate, keepPlate, recallPlate } from './plate-memory.ts'

export interface FineAccess {
  /** Null: the plate must be asked. */
  readonly kept: KeptPlate | null
  /** The plate expired while this screen was open. */
  readonly hasExpired: boolean
  /** Stores a plate that the city has just accepted, or renews its expiry. */
  open(plate: Plate): void
  /** Wipes this tab's data of all fines and returns to the start. */
  leave(): void
}

/** Access of this tab to the fine: its plate, expiry and leaving. */
export function useFineAccess(fineId: FineId): FineAccess {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [kept, setKept] = useState(() => recallPlate(fineId, now()))
  const [hasExpired, setExpired] = useState(false)
  const close = useCallback(() => {
    forgetFine(fineId, now())
    queries.removeQueries({ queryKey: [FINE_KEY, fineId] })
    setKept(null)
  }, [queries, fineId])
  useEffect(() => {
    if (!kept) return
    const timer = setTimeout(
      () => {
        close()
        setExpired(true)
      },
      Math.max(0, kept.until - now()),
    )
    return () => clearTimeout(timer)
  }, [kept, close])
  return {
    kept,
    hasExpired,
    open(plate) {
      setKept(keepPlate(fineId, plate, now()))
      setExpired(false)
    },
    leave() {
      forgetPlates()
      queries.removeQueries({ queryKey: [FINE_KEY] })
      setKept(null)
      navigate(PAGES.fines, { replace: true })
    },
  }
}
