import type { Deps } from '../../deps.ts'
import type { Bucket } from '../../http/limits.ts'
import { sha256Hex } from '../../secrets.ts'
import { issueToken, peekToken } from '../../tokens/one-time-token.ts'

const PURPOSE = 'known-device'

/** Seconds, 180 days: who signs in more rarely is treated as anybody. */
export const DEVICE_SECONDS = 180 * 86_400

interface Device {
  readonly cityId: string
  readonly subscriberId: string | null
  /** What the browser showed; null when it showed nothing. */
  readonly device: string | null
}

/**
 * Where failures of a sign-in count: a device that this account was opened on counts for itself, so that guesses from
 * anywhere else never lock its owner out (OWASP, device cookies). Null for any other device, and for one that has
 * guessed too often itself.
 */
export const bucketOfDevice = async (
  { db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>,
  { cityId, subscriberId, device }: Device,
): Promise<Bucket | null> => {
  if (device === null || subscriberId === null) return null
  const subject = await peekToken(db, { cityId, purpose: PURPOSE, token: device, now: clock.now() })
  if (subject?.subscriberId !== subscriberId) return null
  const bucket: Bucket = { limit: 'loginFailureOfDevice', key: sha256Hex(device) }
  return (await limits.check([bucket]).then(
    () => true,
    () => false,
  ))
    ? bucket
    : null
}

/** Makes the device known to the account that was just opened on it; what its browser is to show from now on. */
export const knowDevice = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  cityId: string,
  subscriberId: string,
): Promise<string> =>
  issueToken(db, {
    cityId,
    purpose: PURPOSE,
    subject: { subscriberId },
    lifeSeconds: DEVICE_SECONDS,
    now: clock.now(),
  })
