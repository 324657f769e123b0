import type { Database } from '../../db/database.ts'
import { type Language, languageOf } from '../../http/language.ts'
import { findSubscriber } from '../subscriber/subscriber.repo.ts'

/** Somebody whom a case concerns, with the address that the city knows. */
export interface PersonOnFile {
  email: string
  lang: Language
}

/** Each address once, whoever named it first; blank ones are none. */
export const distinctPeople = (people: readonly PersonOnFile[]): readonly PersonOnFile[] => {
  const byAddress = new Map<string, PersonOnFile>()
  for (const { email, lang } of people) {
    const address = email.trim()
    const key = address.toLowerCase()
    if (key !== '' && !byAddress.has(key)) byAddress.set(key, { email: address, lang })
  }
  return [...byAddress.values()]
}

/** The holder of an account; nobody where a visitor began the case. */
export const accountOnFile = async (
  db: Database,
  cityId: string,
  subscriberId: string | null,
): Promise<readonly PersonOnFile[]> => {
  const subscriber = subscriberId === null ? null : await findSubscriber(db, cityId, subscriberId)
  return subscriber === null ? [] : [{ email: subscriber.email, lang: languageOf(subscriber.lang) }]
}
