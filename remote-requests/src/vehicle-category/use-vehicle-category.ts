import { useSearch } from '@parvis/shared-kernel/remote'
import { vehicleCategory } from '@parvis/shared-kernel/subscriber'

const NAME = 'vehicleCategory'

export interface RequestedCategory {
  /** As the address names it (`/eligibility/new/CAR`); null for any vehicle. */
  readonly category: string | null
  /** A path of this remote with the category kept. */
  keptIn(path: string): string
}

/** Vehicle category that offers are filtered by. */
export function useVehicleCategory(): RequestedCategory {
  const category = vehicleCategory(useSearch().get(NAME))
  return {
    category,
    keptIn(path) {
      if (category === null) return path
      return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [NAME]: category })}`
    },
  }
}
