import { fetchVehicles } from '@parvis/shared-kernel/api'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import type { Vehicle } from '@parvis/shared-kernel/subscriber'

const NONE: readonly Vehicle[] = []

/** The person's vehicles; null while they are not known: the city has no garage, or has not answered. */
export function useKnownGarage(): readonly Vehicle[] | null {
  const { api, config } = useRemote()
  const { data } = useQuery({
    queryKey: ['vehicles'],
    queryFn: () => fetchVehicles(api),
    enabled: config.features.vehicles,
    // A vehicle may have been added in between, because an offer asks for it.
    refetchOnMount: 'always',
  })
  return data ?? null
}

/** The same to pick plates from; none while they are not known. */
export const useGarage = (): readonly Vehicle[] => useKnownGarage() ?? NONE
