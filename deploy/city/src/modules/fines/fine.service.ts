import { datedFine, type Fine, parseFineId } from '@parvis/shared-kernel/fines'
import { plate as readPlate } from '@parvis/shared-kernel/plates'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { type CaseRequester, type Holder, holderIfKnown, holderOf } from '../cases/case-holder.ts'
import { zoneOfCity } from '../config/city.ts'
import { findFine, isFineOfPlate } from './fine.repo.ts'
import { guardFineTry } from './fine-guard.ts'

export interface RequestedFine extends CaseRequester {
  number: string
  plate: string
}

/** A number that no fine has, looked up in place of one that cannot be read. */
const NO_FINE = '0'.repeat(26)

export interface FineSeen {
  fine: Fine
  /** The cases that the caller holds. */
  holder: Holder
}

type FindHolder = typeof holderOf

/**
 * Finds a fine by number and plate. An unknown number, a wrong plate and malformed input get the same answer after the
 * same work; failures are counted and limited (see fine-guard.model.ts).
 */
const seeBy = async (deps: Deps, asked: RequestedFine, findHolder: FindHolder): Promise<FineSeen> => {
  const parsed = parseFineId(asked.number)
  const number = parsed.valid ? parsed.id : ''
  const plate = readPlate(asked.plate) ?? ''
  const isKnown = await guardFineTry(deps, { ...asked, number, plate }, async () =>
    (await isFineOfPlate(deps.db, asked.cityId, number || NO_FINE, plate)) ? true : null,
  )
  const holder = isKnown === null ? null : await findHolder(deps, 'appeal', asked)
  const fine = holder === null ? null : await findFine(deps.db, asked.cityId, number, holder)
  if (holder === null || fine === null) throw new Refusal(404, 'FineNotFound')
  return { fine: datedFine(fine, zoneOfCity(deps.cities, asked.cityId)), holder }
}

/** The fine, to act on an appeal of it. */
export const seeFine = (deps: Deps, asked: RequestedFine): Promise<FineSeen> => seeBy(deps, asked, holderOf)

export const readFine = async (deps: Deps, asked: RequestedFine): Promise<Fine> =>
  (await seeBy(deps, asked, holderIfKnown)).fine
