import { createHmac } from 'node:crypto'
import { type DemoPerson, demoPeople } from '../seed/demo-people.ts'

export const clientIdOf = (cityId: string) => `parvis-${cityId}`

/** Each city sees its own subject for one person, so that two cities cannot compare their citizens. */
export const pairwiseSubject = (secret: string, clientId: string, account: string): string =>
  createHmac('sha256', secret).update(`${clientId}|${account}`).digest('hex')

/** Somebody whom the provider knows; the city may not know them yet. */
export interface ProviderPerson extends Omit<DemoPerson, 'email'> {
  /** Null: the provider was given none, or does not hand it on. */
  email: string | null
}

const strangersOf = (cityId: DemoPerson['cityId']): ProviderPerson[] => [
  {
    cityId,
    account: `${cityId}-sacha`,
    firstName: 'Sacha',
    lastName: 'Lenoir',
    gender: 'male',
    email: null,
    password: `${cityId}-sacha-1`,
    shows: 'a first visit of somebody whose e-mail address the provider does not give',
    showsInFrench: 'une première visite, sans adresse e-mail donnée par le fournisseur',
  },
  {
    cityId,
    account: `${cityId}-lila`,
    firstName: 'Lila',
    lastName: 'Roche',
    gender: 'female',
    email: 'lila.roche@example.org',
    password: `${cityId}-lila-1`,
    shows: 'a first visit of somebody whom the city does not know',
    showsInFrench: 'une première visite d’une personne que la Ville ne connaît pas',
  },
]

const PEOPLE: readonly ProviderPerson[] = [
  ...demoPeople,
  ...[...new Set(demoPeople.map(person => person.cityId))].flatMap(strangersOf),
]

export const accountNamed = (account: string): ProviderPerson | undefined =>
  PEOPLE.find(person => person.account === account)

export const peopleOfClient = (clientId: string): ProviderPerson[] =>
  PEOPLE.filter(person => clientIdOf(person.cityId) === clientId)

export const accountByPassword = (
  clientId: string,
  name: string,
  password: string,
): ProviderPerson | undefined =>
  peopleOfClient(clientId).find(
    person =>
      [person.email, person.account].includes(name.trim().toLowerCase()) && person.password === password,
  )
