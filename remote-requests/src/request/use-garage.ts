import { fetchVehicles } from '@parvis/shared-kernel/api'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import type { Vehicle } from '@parvis/shared-kernel/subscriber'

const NONE: readonly Vehicle[] = []

/** The person's vehicles, to pick plates from; none if the city has no garage or fails to answer. */
export function useGarage(): readonly Vehicle[] {
  const { api, config } = useRemote()
  const { data } = useQuery({
    queryKey: ['vehicles'],
    queryFn: () => fetchVehicles(api),
    enabled: config.features.vehicles,
  })
  return data ?? NONE
}
