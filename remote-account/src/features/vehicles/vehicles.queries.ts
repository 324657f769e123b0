import { fetchVehicles, removeVehicle, saveVehicle, type VehicleEntry } from '@parvis/shared-kernel/api'
import { refusalOf } from '@parvis/shared-kernel/errors'
import type { VehicleId } from '@parvis/shared-kernel/ids'
import { useMutation, useQuery, useQueryClient, useRemote } from '@parvis/shared-kernel/remote'
import { isNotOffered } from '../../failures/is-not-offered.ts'

const GARAGE = ['vehicles']

export function useGarage() {
  const { api, config } = useRemote()
  const garage = useQuery({
    queryKey: GARAGE,
    queryFn: () => fetchVehicles(api),
    enabled: config.features.vehicles,
    retry: false,
  })
  const isOffered = config.features.vehicles && !isNotOffered(garage.error)
  return { garage, isOffered }
}

/** Saves, then reads the garage again so that the screen shows the city's data. */
export function useSaveVehicle(onSaved: () => void) {
  const { api } = useRemote()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (vehicle: VehicleEntry) => saveVehicle(api, vehicle),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: GARAGE })
      onSaved()
    },
  })
}

export function useRemoveVehicle(onRemoved: () => void) {
  const { api } = useRemote()
  const queries = useQueryClient()
  return useMutation({
    // Gone already: removed in another tab, or by a press whose answer was lost.
    mutationFn: (id: VehicleId) =>
      removeVehicle(api, id).catch(error => {
        if (refusalOf(error)?.status !== 404) throw error
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: GARAGE })
      onRemoved()
    },
  })
}
