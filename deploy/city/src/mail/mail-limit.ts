import type { Deps } from '../deps.ts'
import type { Bucket } from '../http/limits.ts'
import { Refusal } from '../http/refusal.ts'

/** Whether one more of these mails may be sent to an address. */
export type MayMail = (address: string) => boolean

export const keyOfAddress = (address: string): string => address.trim().toLowerCase()

/** Spends the buckets; returns the refusal if the address had too many mails, else null. */
const spendQuietly = async (
  { limits, log }: Pick<Deps, 'limits' | 'log'>,
  task: string,
  buckets: readonly Bucket[],
) => {
  try {
    await limits.spend(buckets)
    return null
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    log.warn({ task }, 'mail not sent: the address had enough of them')
    return failure
  }
}

/** Permission for one mail; `giveBack` returns the allowance when there was nothing to write. */
export interface MailAllowance {
  isAllowed: boolean
  giveBack(): Promise<void>
}

/** Spends the allowance of one mail before the change that it reports; the change stands without its mail. */
export const takeMail = async (
  deps: Pick<Deps, 'limits' | 'log'>,
  task: string,
  buckets: readonly Bucket[],
): Promise<MailAllowance> => {
  const isAllowed = (await spendQuietly(deps, task, buckets)) === null
  return { isAllowed, giveBack: async () => (isAllowed ? deps.limits.giveBack(buckets) : undefined) }
}

export interface LimitedMails {
  cityId: string
  /** Each task has its own count: flooding an address with one kind of mail blocks no other kind. */
  task: 'appeal filed' | 'appeal link' | 'appeal link of holder' | 'refund link' | 'refund link of holder'
  addresses: readonly string[]
  /**
   * The caller and the fine: each pair has its own count, so that a stranger who enters somebody's address cannot use
   * up the mails that its owner causes. The total per address is capped too.
   */
  by?: { asker: string; fineId: string }
  /** Whether to refuse the work if no address may get a mail, because the mail is its only purpose. */
  isForMail?: boolean
}

const bucketsOf = ({ task, cityId, by }: LimitedMails, address: string): Bucket[] => {
  const named = `${task}|${cityId}|${address}`
  if (by === undefined) return [{ limit: 'mailOfAddress', key: named }]
  return [
    { limit: 'mailOfAddress', key: `${named}|${by.fineId}|${by.asker}` },
    { limit: 'mailOfAddressOfAll', key: named },
  ]
}

/**
 * Runs work that sends mails which anybody can trigger to unproven addresses: a few per hour, so that nobody's mailbox
 * is flooded through the city. Limits are spent before the work opens its transaction and returned if it fails. The
 * work's effect stands even when its mails may not be sent, unless `isForMail`.
 */
export const withMailLimit = async <Done>(
  deps: Pick<Deps, 'limits' | 'log'>,
  limited: LimitedMails,
  work: (mayMail: MayMail) => Promise<Done>,
): Promise<Done> => {
  const { task, addresses, isForMail = false } = limited
  const spent = new Map<string, readonly Bucket[]>()
  let refusal: Refusal | null = null
  for (const address of new Set(addresses.map(keyOfAddress).filter(Boolean))) {
    const buckets = bucketsOf(limited, address)
    const refused = await spendQuietly(deps, task, buckets)
    if (refused === null) spent.set(address, buckets)
    else refusal = refused
  }
  if (isForMail && spent.size === 0 && refusal !== null) throw refusal
  try {
    return await work(address => spent.has(keyOfAddress(address)))
  } catch (failure) {
    await deps.limits.giveBack([...spent.values()].flat())
    throw failure
  }
}
