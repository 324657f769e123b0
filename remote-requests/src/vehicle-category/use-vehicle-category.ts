import { useSearch } from '@parvis/shared-kernel/remote'
import { vehicleCategory } from '@parvis/shared-kernel/subscriber'

const NAME = 'vehicleCategory'

export interface AskedCategory {
  /** As the address names it (`/eligibility/new/CAR`); null for any vehicle. */
  readonly category: string | null
  /** A path of this part, for the same category: one that was asked for is kept from page to page. */
  keptIn(path: string): string
}

/** The category of vehicle that offers are looked for. */
export function useVehicleCategory(): AskedCategory {
  const category = vehicleCategory(useSearch().get(NAME))
  return {
    category,
    keptIn(path) {
      if (category === null) return path
      return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [NAME]: category })}`
    },
  }
}
