import type { ApiClient } from '@parvis/shared-kernel/api'
import { refusalOf } from '@parvis/shared-kernel/errors'
import type { Fine } from '@parvis/shared-kernel/fines'
import type { FineId } from '@parvis/shared-kernel/ids'
import type { Plate } from '@parvis/shared-kernel/plates'
import {
  cityNow as now,
  queryOptions,
  useQuery,
  useQueryClient,
  useRemote,
} from '@parvis/shared-kernel/remote'
import { useEffect, useState } from 'react'
import { FINE_KEY, fetchFineHere } from '../../fine-access/fine-query.ts'
import { forgetPlate, forgetPlates, type KeptPlate, recallPlates } from '../../fine-access/plate-memory.ts'

const isGone = (error: unknown): boolean => refusalOf(error)?.status === 404

interface TabFines {
  readonly fines: readonly { readonly fine: Fine; readonly plate: Plate }[]
  /** Why one of them could not be read or refreshed. */
  readonly unread: unknown
  /** One of them is not shown, because it was never read. */
  readonly isOneMissing: boolean
}

/**
 * Every fine that this tab may open. Fines the city no longer returns are left out; failures are reported beside the
 * others, and what was read before stays.
 */
const tabFinesQuery = (api: ApiClient, plates: readonly KeptPlate[]) =>
  queryOptions({
    queryKey: [FINE_KEY, 'tab', ...plates.map(({ fineId }) => fineId)],
    queryFn: async ({ client, queryKey }): Promise<TabFines> => {
      const known = client.getQueryData<TabFines>(queryKey)?.fines ?? []
      const asked = await Promise.allSettled(
        plates.map(({ fineId, plate }) => fetchFineHere(api, fineId, plate)),
      )
      const failures = asked.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
      const fines = plates.flatMap(({ fineId, plate }, index) => {
        const one = asked[index]
        if (one?.status === 'fulfilled') return [{ fine: one.value, plate }]
        return isGone(one?.reason) ? [] : known.filter(({ fine }) => fine.id === fineId)
      })
      return {
        fines,
        unread: failures.find(failure => !isGone(failure)) ?? null,
        isOneMissing: fines.length + failures.filter(isGone).length < plates.length,
      }
    },
    enabled: plates.length > 0,
  })

/** Fines looked up in this tab, while their plates are unexpired. */
export function useTabFines() {
  const { api } = useRemote()
  const queries = useQueryClient()
  const [plates, setPlates] = useState(() => recallPlates(now()))
  const fines = useQuery(tabFinesQuery(api, plates))
  const firstEnd = plates.reduce<number>((end, { until }) => Math.min(end, until), Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (firstEnd === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(
      () => {
        queries.removeQueries({ queryKey: [FINE_KEY, 'tab'] })
        setPlates(recallPlates(now()))
      },
      Math.max(0, firstEnd - now()) + 1,
    )
    return () => clearTimeout(timer)
  }, [firstEnd, queries])
  return {
    plates,
    fines,
    forget(fineId: FineId) {
      forgetPlate(fineId, now())
      queries.removeQueries({ queryKey: [FINE_KEY, fineId] })
      setPlates(recallPlates(now()))
    },
    forgetAll() {
      forgetPlates()
      queries.removeQueries({ queryKey: [FINE_KEY] })
      setPlates([])
    },
  }
}
