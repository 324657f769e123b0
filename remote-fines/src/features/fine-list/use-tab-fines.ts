import { type ApiClient, fetchFine } from '@parvis/shared-kernel/api'
import type { FineId } from '@parvis/shared-kernel/ids'
import { queryOptions, useQuery, useQueryClient, useRemote } from '@parvis/shared-kernel/remote'
import { instantFromMs } from '@parvis/shared-kernel/time'
import { useEffect, useMemo, useState } from 'react'
import { FINE_KEY } from '../../fine-access/fine-query.ts'
import { forgetPlate, forgetPlates, type KeptPlate, recallPlates } from '../../fine-access/plate-memory.ts'
import { plateStore } from '../../fine-access/plate-store.ts'

const now = () => instantFromMs(Date.now())

/** Every fine that this tab may open; one that the city does not give any more is left out, and so is its plate. */
const tabFinesQuery = (api: ApiClient, plates: readonly KeptPlate[]) =>
  queryOptions({
    queryKey: [FINE_KEY, 'tab', ...plates.map(({ fineId }) => fineId)],
    queryFn: async () => {
      const asked = await Promise.allSettled(plates.map(({ fineId, plate }) => fetchFine(api, fineId, plate)))
      const failed = asked.find(one => one.status === 'rejected')
      if (failed && asked.every(one => one.status === 'rejected')) throw failed.reason
      return asked.flatMap((one, index) => {
        const plate = plates[index]?.plate
        return one.status === 'fulfilled' && plate ? [{ fine: one.value, plate }] : []
      })
    },
    enabled: plates.length > 0,
  })

/** The fines that were looked up on this tab, while their plates are fresh. */
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
      Math.max(0, firstEnd - Date.now()) + 1,
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
