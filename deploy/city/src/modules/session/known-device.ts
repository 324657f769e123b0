import type { Deps } from '../../deps.ts'
import type { Bucket } from '../../http/limits.ts'
import { sha256Hex } from '../../secrets.ts'
import { issueToken, peekToken } from '../../tokens/one-time-token.ts'

const PURPOSE = 'known-device'

/** Seconds, 180 days; after a longer absence a device counts as unknown. */
export const DEVICE_SECONDS = 180 * 86_400

interface Device {
  readonly cityId: string
  readonly subscriberId: string | null
  /** Device token sent by the browser, or null. */
  readonly device: string | null
}

/**
 * Rate-limit bucket for failed sign-ins. A device known to the account has its own, so that guesses from elsewhere
 * never lock the owner out (OWASP, device cookies). Null for unknown devices and those with too many failures.
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

/** Registers the device for the account just signed in; returns its new device token. */
export const rememberDevice = (
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
