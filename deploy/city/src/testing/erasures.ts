import type { Database } from '../db/database.ts'
import { erasePerson, lockPerson } from '../modules/privacy/erase.repo.ts'
import { dossiersOf } from './dossiers.ts'
import { between } from './races.ts'
import { requestsOf } from './requests.ts'
import type { TestCity } from './test-city.ts'

/** People with rights, and their erasures, for tests of what comes beside one. */
export const erasuresOf = (city: TestCity) => {
  const requests = requestsOf(city)
  const dossiers = dossiersOf(city)
  let people = 0

  return {
    requests,
    dossiers,
    somebody: () => {
      people += 1
      return requests.addPerson(`erased-${people}`)
    },
    rightIn:
      (status: 'under-review' | 'plate-under-review' | 'granted' | 'awaiting-payment') =>
      async (account: string) =>
        dossiers.dossier(await requests.addRight(account, { plan: 'vm-resident', status })),
    /** What a change says that comes between two steps of an erasure; else the code of its failure. */
    duringErasure: <Answer>(account: string, change: () => Promise<Answer>): Promise<Answer | string> => {
      const person = { cityId: 'valmont', subscriberId: `sub-${account}` }
      const erasing = [
        (db: Database) => lockPerson(db, person),
        (db: Database) => erasePerson(db, person, city.clock.now()),
      ] as const
      return between(city.deps.db, erasing, () => change().catch((failure: { code: string }) => failure.code))
    },
    /** The secret of the link by which an account is erased. */
    linkOf: async (account: string): Promise<string> => {
      await city.ask('/api/subscriber', { method: 'DELETE', as: account })
      const asked = (await city.deps.mailer.list()).find(({ to }) => to === `${account}@example.org`)
      return /\/settings\/erasure\/([\w-]{43})\n/.exec(asked?.text ?? '')?.[1] ?? ''
    },
    confirm: (token: string) => city.ask('/api/subscriber/erasure', { body: { token } }),
  }
}
