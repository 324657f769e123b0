import type { Deps } from '../deps.ts'
import type { Bucket } from '../http/limits.ts'
import { Refusal } from '../http/refusal.ts'

/** Whether an address may get one more of these mails now. */
export type MayMail = (address: string) => boolean

export const keyOfAddress = (address: string): string => address.trim().toLowerCase()

/** The refusal when the address had enough of them, else nothing. */
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

export interface FewMails {
  cityId: string
  /** Each task has a count of its own: who floods an address with one kind of mail holds back no other kind. */
  task: 'appeal filed' | 'appeal link' | 'appeal link of holder' | 'refund link' | 'refund link of holder'
  addresses: readonly string[]
  /**
   * Who causes them, and about which fine: each has a count of its own, so that nobody who writes somebody's address down
   * uses up the letters that the owner of the address causes. What all of them together may send has a ceiling.
   */
  by?: { asker: string; fineId: string }
  /** Whether the work is refused when none of the addresses may get a mail, since it is for the mail alone. */
  isForMail?: boolean
}

const bucketsOf = ({ task, cityId, by }: FewMails, address: string): Bucket[] => {
  const named = `${task}|${cityId}|${address}`
  if (by === undefined) return [{ limit: 'mailOfAddress', key: named }]
  return [
    { limit: 'mailOfAddress', key: `${named}|${by.fineId}|${by.asker}` },
    { limit: 'mailOfAddressOfAll', key: named },
  ]
}

/**
 * Does what writes mails that anybody can cause to addresses that nobody has proven: a few an hour, so that nobody's
 * mailbox is flooded through the city. The limits are spent before the work opens its transaction, and given back where
 * it fails. What the mails tell of stands whether or not they may be written, unless it is the mail that is asked for.
 */
export const withFewMails = async <Done>(
  deps: Pick<Deps, 'limits' | 'log'>,
  few: FewMails,
  work: (mayMail: MayMail) => Promise<Done>,
): Promise<Done> => {
  const { task, addresses, isForMail = false } = few
  const spent = new Map<string, readonly Bucket[]>()
  let refusal: Refusal | null = null
  for (const address of new Set(addresses.map(keyOfAddress).filter(Boolean))) {
    const buckets = bucketsOf(few, address)
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
