import { createHmac } from 'node:crypto'
import { type DemoPerson, demoPeople } from '../seed/demo-people.ts'

export const clientIdOf = (cityId: string) => `parvis-${cityId}`

/** Each city sees its own subject for one person, so that two cities cannot compare their citizens. */
export const pairwiseSubject = (secret: string, clientId: string, account: string): string =>
  createHmac('sha256', secret).update(`${clientId}|${account}`).digest('hex')

export const accountNamed = (account: string): DemoPerson | undefined =>
  demoPeople.find(person => person.account === account)

export const peopleOfClient = (clientId: string): DemoPerson[] =>
  demoPeople.filter(person => clientIdOf(person.cityId) === clientId)

export const accountByPassword = (clientId: string, name: string, password: string): DemoPerson | undefined =>
  peopleOfClient(clientId).find(
    person =>
      [person.email, person.account].includes(name.trim().toLowerCase()) && person.password === password,
  )
