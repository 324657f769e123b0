import type { Desk } from '../desk.ts'
import type { Note } from '../notes.ts'
import type { Choice } from './forms.ts'
import type { DeskPage } from './frame.ts'

/** Parsed address of a desk page. */
export interface Asked {
  /** The path's second part: an id, a number or a city. */
  id: string
  query: Readonly<Record<string, string>>
  /** Values of a refused form. */
  typed?: Note['typed']
}

export type PageBody = Omit<DeskPage, 'note' | 'section'>
export type MakePage = (desk: Desk, asked: Asked) => Promise<PageBody>

export const cityChoices = ({ deps }: Desk): readonly Choice[] =>
  deps.cities.map(({ cityId, name }) => ({ value: cityId, label: name }))

/** Search of a list; an empty city means every city. */
export const searchOf = ({ query }: Asked) => ({
  search: query.search ?? '',
  city: query.city ? query.city : undefined,
})

/** Currency of a city's prices; money of a payment keeps that of its operation. */
export const currencyIn = ({ deps }: Desk, cityId: string): string =>
  deps.cities.find(city => city.cityId === cityId)?.currency ?? 'EUR'

export const cityName = ({ deps }: Desk, cityId: string): string =>
  deps.cities.find(city => city.cityId === cityId)?.name ?? cityId
