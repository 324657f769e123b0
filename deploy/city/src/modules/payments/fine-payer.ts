import { randomUUID } from 'node:crypto'
import { PAYER_KEY_HEADER } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import type { CityContext } from '../../http/context.ts'
import { bearerOfRequest, optionalSession } from '../../http/optional-session.ts'
import { sha256Hex } from '../../secrets.ts'
import type { RightRow } from '../rights/right.repo.ts'
import type { OperationRow } from './operation.repo.ts'

/**
 * The payer's identities: the signed-in person, and the browser tab by its own key. A fine's number and plate are
 * visible on the windscreen, so only the payer may resume its payment or read what its receipt proves (D16).
 */
export type FinePayers = readonly string[]

const ACCOUNT = 'subscriber:'

export const payerOfAccount = (subscriberId: string): string => ACCOUNT + subscriberId

/** Returns the id of the account that paid; null for a visitor. */
export const accountOfPayer = (payer: string): string | null =>
  payer.startsWith(ACCOUNT) ? payer.slice(ACCOUNT.length) : null

export const finePayersOf = async (deps: Deps, c: CityContext): Promise<FinePayers> => {
  const session = await optionalSession(deps, c.var.city.cityId, bearerOfRequest(c))
  const key = c.req.header(PAYER_KEY_HEADER)
  return [
    ...(session === null ? [] : [payerOfAccount(session.subscriberId)]),
    ...(key === undefined ? [] : [`visitor:${sha256Hex(key).slice(0, 32)}`]),
  ]
}

/** Returns the identity under which a payment is begun; without any, a random one that nobody can resume. */
export const payerName = ([first]: FinePayers): string => first ?? `visitor:${randomUUID()}`

export const isPaidBy = ({ payer }: Pick<OperationRow, 'payer'>, payers: FinePayers): boolean =>
  payers.includes(payer)

/** What the receipt of a right's payment proves is for its owner and for who paid, not for everybody who shares it. */
export const mayKnowProof = (
  payment: Pick<OperationRow, 'payer'>,
  right: Pick<RightRow, 'subscriber_id'>,
  subscriberId: string,
): boolean => right.subscriber_id === subscriberId || isPaidBy(payment, [payerOfAccount(subscriberId)])
