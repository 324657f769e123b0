import { addSeconds, earlier, type Instant } from '@parvis/shared-kernel/time'
import { expect, test } from 'vitest'
import { sha256Hex } from '../../secrets.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { issueToken } from '../../tokens/one-time-token.ts'
import { useNonce } from '../session/session.repo.ts'
import { forgetEndedAccess } from './account-jobs.ts'
import { putEmailChange } from './email-change.repo.ts'
import { putSignInLink } from './sign-in-link.repo.ts'

const city = testCity()
const HOUR_SECONDS = 3_600

/** Writes a row of `name`, which is also the account of the person whose it is, at a moment and for an hour. */
const WRITERS = {
  email_changes: (name, now) => {
    const ids = { cityId: 'valmont', subscriberId: `sub-${name}`, changeId: name, email: 'a@example.org' }
    return putEmailChange(city.deps.db, { ...ids, now, expiresAt: addSeconds(now, HOUR_SECONDS) })
  },
  sign_in_links: (name, now) => {
    const ids = { cityId: 'valmont', subscriberId: `sub-${name}`, linkId: name, email: 'a@example.org' }
    return putSignInLink(city.deps.db, { ...ids, now, expiresAt: addSeconds(now, HOUR_SECONDS) })
  },
  one_time_tokens: (_name, now) => {
    const order = { cityId: 'valmont', purpose: 'share-right', subject: {} } as const
    return issueToken(city.deps.db, { ...order, lifeSeconds: HOUR_SECONDS, now })
  },
  login_nonces: (name, now) => useNonce(city.deps.db, 'valmont', sha256Hex(name), now),
} satisfies Record<string, (name: string, now: Instant) => Promise<unknown>>

test.each(Object.keys(WRITERS) as (keyof typeof WRITERS)[])(
  'of %s what has ended goes, and what still counts stays',
  async table => {
    const { db, clock } = city.deps
    const left = async () => {
      await forgetEndedAccess.run(city.deps)
      return (await db.selectFrom(table).select('city_id').execute()).length
    }
    const before = await left()
    await WRITERS[table]('camille', clock.now())
    expect(await left()).toBe(before + 1)
    await WRITERS[table]('georges', earlier(clock.now(), { days: 2 }))
    expect(await left()).toBe(before + 1)
  },
)
