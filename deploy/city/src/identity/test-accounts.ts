import { createHmac } from 'node:crypto'
import type { CityFolder } from '../cities/city-data.ts'
import type { CityPeople } from '../cities/demo-shapes.ts'

export const clientIdOf = (cityId: string) => `parvis-${cityId}`

/** Derives a person's subject per city, so that two cities cannot correlate their citizens. */
export const pairwiseSubject = (secret: string, clientId: string, account: string): string =>
  createHmac('sha256', secret).update(`${clientId}|${account}`).digest('hex')

/** A person known to the provider, perhaps not yet to the city. Without an e-mail address the provider returns none. */
export type ProviderPerson = CityPeople['strangers'][number] & { readonly cityId: string }

/** The people known to the identity provider: those of its cities' demonstrations. */
export interface TestAccounts {
  named(account: string): ProviderPerson | undefined
  ofClient(clientId: string): readonly ProviderPerson[]
  byPassword(clientId: string, name: string, password: string): ProviderPerson | undefined
}

export const createTestAccounts = (
  cities: readonly Pick<CityFolder, 'cityId' | 'people'>[],
): TestAccounts => {
  const everybody: readonly ProviderPerson[] = cities.flatMap(({ cityId, people }) =>
    [...people.subscribers, ...people.strangers].map(person => ({ cityId, ...person })),
  )
  const ofClient = (clientId: string) => everybody.filter(person => clientIdOf(person.cityId) === clientId)
  return {
    named: account => everybody.find(person => person.account === account),
    ofClient,
    byPassword: (clientId, name, password) =>
      ofClient(clientId).find(
        person =>
          [person.email, person.account].includes(name.trim().toLowerCase()) && person.password === password,
      ),
  }
}
