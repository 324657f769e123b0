import type { Desk } from '../desk.ts'
import type { Note } from '../notes.ts'
import type { Choice } from './forms.ts'
import type { DeskPage } from './frame.ts'

/** What an address of the desk holds. */
export interface Asked {
  /** The part after the section: an id, a number, a city. */
  id: string
  query: Readonly<Record<string, string>>
  /** What a refused form held. */
  typed?: Note['typed']
}

export type PageBody = Omit<DeskPage, 'note' | 'section'>
export type MakePage = (desk: Desk, asked: Asked) => Promise<PageBody>

export const cityChoices = ({ deps }: Desk): readonly Choice[] =>
  deps.cities.map(({ cityId, name }) => ({ value: cityId, label: name }))

/** What a list is looked through with; an empty choice of city is every city. */
export const searchOf = ({ query }: Asked) => ({
  search: query.search ?? '',
  city: query.city ? query.city : undefined,
})

export const cityName = ({ deps }: Desk, cityId: string): string =>
  deps.cities.find(city => city.cityId === cityId)?.name ?? cityId
