import { randomUUID } from 'node:crypto'
import { PAYER_KEY_HEADER } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import type { CityContext } from '../../http/context.ts'
import { bearerOfRequest, optionalSession } from '../../http/optional-session.ts'
import { sha256Hex } from '../../secrets.ts'
import type { OperationRow } from './operation.repo.ts'

/**
 * Who pays a fine, or paid: the signed-in person, and the tab that names itself by a key of its own. A fine's number and
 * plate stand on the windscreen, so that nobody else takes up its payment or reads what its receipt proves (D16).
 */
export type FinePayers = readonly string[]

const ACCOUNT = 'subscriber:'

/** The account that paid; null where a visitor did. */
export const accountOfPayer = (payer: string): string | null =>
  payer.startsWith(ACCOUNT) ? payer.slice(ACCOUNT.length) : null

export const finePayersOf = async (deps: Deps, c: CityContext): Promise<FinePayers> => {
  const session = await optionalSession(deps, c.var.city.cityId, bearerOfRequest(c))
  const key = c.req.header(PAYER_KEY_HEADER)
  return [
    ...(session === null ? [] : [ACCOUNT + session.subscriberId]),
    ...(key === undefined ? [] : [`visitor:${sha256Hex(key).slice(0, 32)}`]),
  ]
}

/** The name under which a payment is begun; without any it is nobody's to take up again. */
export const payerName = ([first]: FinePayers): string => first ?? `visitor:${randomUUID()}`

export const isPaidBy = ({ payer }: Pick<OperationRow, 'payer'>, payers: FinePayers): boolean =>
  payers.includes(payer)
