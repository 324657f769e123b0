import { type AmountDue, amountDue, type Fine, parseFineId } from '@parvis/shared-kernel/fines'
import { plate as readPlate } from '@parvis/shared-kernel/plates'
import type { Deps } from '../../deps.ts'
import type { Bucket } from '../../http/limits.ts'
import { Refusal } from '../../http/refusal.ts'
import { findFine } from './fine.repo.ts'

export interface FineAsked {
  cityId: string
  number: string
  plate: string
  network: string
}

/** Issuer, year, authority and day: what one needs to guess the rest of a number. */
const PREFIX_DIGITS = 20

const bucketsOf = (asked: FineAsked, digits: string, plate: string): Bucket[] => [
  { limit: 'fineFailureOfPlate', key: `${asked.cityId}|${plate}` },
  { limit: 'fineFailureOfPrefix', key: `${asked.cityId}|${digits.slice(0, PREFIX_DIGITS)}` },
  { limit: 'fineFailureOfNetwork', key: asked.network },
]

/**
 * A fine for whoever knows its number and plate. An unknown number, another plate and nonsense are
 * answered alike, and each failure counts against the plate, the number's beginning and the network.
 */
export const readFine = async ({ db, limits }: Deps, asked: FineAsked): Promise<Fine> => {
  const parsed = parseFineId(asked.number)
  const plate = readPlate(asked.plate)
  const buckets = bucketsOf(asked, parsed.valid ? parsed.id : '', plate ?? '')
  await limits.check(buckets)
  const fine = parsed.valid ? await findFine(db, asked.cityId, parsed.id) : null
  if (fine === null || plate === null || fine.plate !== plate) {
    await limits.take(buckets)
    throw new Refusal(404, 'FineNotFound')
  }
  return fine
}

/** What must be paid now; refuses when there is nothing. */
export const dueOf = ({ clock }: Deps, fine: Fine): AmountDue => {
  const amount = amountDue(fine, clock.now())
  if (amount.due <= 0) throw new Refusal(409, 'FineNothingToPay')
  return amount
}
