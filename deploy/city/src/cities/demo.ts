import { DEMO_CITIES, readCities } from './city-folder.ts'
import type { CityPeople, SeedFine } from './demo-shapes.ts'

/** The demonstration's cities, for tests and for listing their people. */
export const demoCities = readCities(DEMO_CITIES)

export type DemoPerson = CityPeople['subscribers'][number] & { readonly cityId: string }
/** They sign in at the identity provider, and by e-mail where their city allows it. */
export const demoPeople: readonly DemoPerson[] = demoCities.flatMap(({ cityId, people }) =>
  people.subscribers.map(person => ({ cityId, ...person })),
)

export type DemoFine = SeedFine & { readonly cityId: string }
/** Fines in every state; each can be looked up signed out with its number and plate. */
export const demoFines: readonly DemoFine[] = demoCities.flatMap(({ cityId, fines }) =>
  fines.fines.map(fine => ({ cityId, ...fine })),
)
