import { type Fine, parseFineId } from '@parvis/shared-kernel/fines'
import { plate as readPlate } from '@parvis/shared-kernel/plates'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { findFine, isFineOfPlate } from './fine.repo.ts'
import { guardFineTry } from './fine-guard.ts'

export interface FineAsked {
  cityId: string
  number: string
  plate: string
  network: string
  /** The token of who asks, when somebody is signed in. */
  bearer: string | null
}

const NOBODY = '0'.repeat(26)

/**
 * A fine for whoever knows its number and plate. An unknown number, another plate and nonsense are answered alike,
 * after the same work; failures are counted and limited (see fine-guard.model.ts).
 */
export const readFine = async (deps: Deps, asked: FineAsked): Promise<Fine> => {
  const parsed = parseFineId(asked.number)
  const number = parsed.valid ? parsed.id : ''
  const plate = readPlate(asked.plate) ?? ''
  const found = await guardFineTry(deps, { ...asked, number, plate }, async () => {
    const isKnown = await isFineOfPlate(deps.db, asked.cityId, number || NOBODY, plate)
    return isKnown ? findFine(deps.db, asked.cityId, number) : null
  })
  if (found === null) throw new Refusal(404, 'FineNotFound')
  return found
}
