import type { Locale } from '@parvis/shared-kernel/formats'
import type { Database } from '../../db/database.ts'
import { languageOf } from '../../http/language.ts'
import { findSubscriber } from '../subscriber/subscriber.repo.ts'

/** A person concerned by a case, with the address on file. */
export interface PersonOnFile {
  email: string
  lang: Locale
}

/** Removes duplicate and blank addresses; the first mention wins. */
export const distinctPeople = (people: readonly PersonOnFile[]): readonly PersonOnFile[] => {
  const byAddress = new Map<string, PersonOnFile>()
  for (const { email, lang } of people) {
    const address = email.trim()
    const key = address.toLowerCase()
    if (key !== '' && !byAddress.has(key)) byAddress.set(key, { email: address, lang })
  }
  return [...byAddress.values()]
}

/** Returns the account's holder; empty if a visitor began the case. */
export const accountOnFile = async (
  db: Database,
  cityId: string,
  subscriberId: string | null,
): Promise<readonly PersonOnFile[]> => {
  const subscriber = subscriberId === null ? null : await findSubscriber(db, cityId, subscriberId)
  return subscriber === null ? [] : [{ email: subscriber.email, lang: languageOf(subscriber.lang) }]
}
