import { DEMO_CITIES, readCities } from './city-folder.ts'
import type { CityPeople, SeedFine } from './demo-shapes.ts'

/** The cities of the demonstration, for tests and for whoever lists its people. */
export const demoCities = readCities(DEMO_CITIES)

export type DemoPerson = CityPeople['subscribers'][number] & { readonly cityId: string }
/** They sign in at the identity provider, and by e-mail where their city allows it. */
export const demoPeople: readonly DemoPerson[] = demoCities.flatMap(({ cityId, people }) =>
  people.subscribers.map(person => ({ cityId, ...person })),
)

export type DemoFine = SeedFine & { readonly cityId: string }
/** Fines in every state; each opens with its number and plate, signed out. */
export const demoFines: readonly DemoFine[] = demoCities.flatMap(({ cityId, fines }) =>
  fines.fines.map(fine => ({ cityId, ...fine })),
)
