import type { ApiClient } from '@parvis/shared-kernel/api'
import { refusalOf } from '@parvis/shared-kernel/errors'
import type { FineId } from '@parvis/shared-kernel/ids'
import {
  cityNow as now,
  queryOptions,
  useQuery,
  useQueryClient,
  useRemote,
} from '@parvis/shared-kernel/remote'
import { useEffect, useMemo, useState } from 'react'
import { FINE_KEY, fetchFineHere } from '../../fine-access/fine-query.ts'
import { forgetPlate, forgetPlates, type KeptPlate, recallPlates } from '../../fine-access/plate-memory.ts'
import { plateStore } from '../../fine-access/plate-store.ts'

const isGone = (error: unknown): boolean => refusalOf(error)?.status === 404

/**
 * Every fine that this tab may open. Fines the city no longer returns are left out; failures are reported beside the
 * others.
 */
const tabFinesQuery = (api: ApiClient, plates: readonly KeptPlate[]) =>
  queryOptions({
    queryKey: [FINE_KEY, 'tab', ...plates.map(({ fineId }) => fineId)],
    queryFn: async () => {
      const asked = await Promise.allSettled(
        plates.map(({ fineId, plate }) => fetchFineHere(api, fineId, plate)),
      )
      const failures = asked.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
      const fines = asked.flatMap((one, index) => {
        const plate = plates[index]?.plate
        return one.status === 'fulfilled' && plate ? [{ fine: one.value, plate }] : []
      })
      return { fines, unread: failures.find(failure => !isGone(failure)) ?? null }
    },
    enabled: plates.length > 0,
  })

/** Fines looked up in this tab, while their plates are unexpired. */
export function useTabFines() {
  const { api } = useRemote()
  const queries = useQueryClient()
  const store = useMemo(() => plateStore(), [])
  const [plates, setPlates] = useState(() => recallPlates(store, now()))
  const fines = useQuery(tabFinesQuery(api, plates))
  const firstEnd = plates.reduce<number>((end, { until }) => Math.min(end, until), Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (firstEnd === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(
      () => {
        queries.removeQueries({ queryKey: [FINE_KEY, 'tab'] })
        setPlates(recallPlates(store, now()))
      },
      Math.max(0, firstEnd - now()) + 1,
    )
    return () => clearTimeout(timer)
  }, [firstEnd, queries, store])
  return {
    plates,
    fines,
    forget(fineId: FineId) {
      forgetPlate(store, fineId, now())
      queries.removeQueries({ queryKey: [FINE_KEY, fineId] })
      setPlates(recallPlates(store, now()))
    },
    forgetAll() {
      forgetPlates(store)
      queries.removeQueries({ queryKey: [FINE_KEY] })
      setPlates([])
    },
  }
}
