import { fineId } from '@parvis/shared-kernel/ids'
import { plate } from '@parvis/shared-kernel/plates'
import { addSeconds, instantFromMs } from '@parvis/shared-kernel/time'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepComplement, recallComplement } from '../appeal/appeal-memory.ts'
import { keepCaseKey, recallCaseKey } from '../case-access/case-memory.ts'
import { forgetFine } from './forget-fine.ts'
import { keepPlate, PAYER_KEY, recallPlates } from './plate-memory.ts'

const FINE = fineId('21380990000016261320004001')
const OTHER = fineId('21380990000016261305004002')
const PLATE = plate('FG-482-KD')!
const now = instantFromMs(1_795_000_000_000)
const NOTES = { requestDatetime: null, message: 'Voici.', files: [] }
const keys = () =>
  ([`appeal ${FINE}`, `appeal ${OTHER}`, 'refund r-1'] as const).map(name => recallCaseKey(name, now))

describe('the time of one fine', () => {
  beforeEach(() => {
    sessionStorage.clear()
    keepPlate(FINE, PLATE, now)
    keepCaseKey(`appeal ${FINE}`, 'one', now)
    keepCaseKey(`appeal ${OTHER}`, 'other', now)
    keepCaseKey('refund r-1', 'money', now)
  })

  it.each([
    ['the only plate', false],
    ['one of two plates', true],
  ])('takes its own secret and no other case’s, with %s', (_, hasOther) => {
    if (hasOther) keepPlate(OTHER, PLATE, now)
    sessionStorage.setItem(PAYER_KEY, 'payer')
    forgetFine(FINE, now)
    expect(recallPlates(now).map(({ fineId: id }) => id)).toEqual(hasOther ? [OTHER] : [])
    expect(keys()).toEqual([null, 'other', 'money'])
    expect(sessionStorage.getItem(PAYER_KEY)).toBe('payer')
  })

  it.each([
    ['its own', FINE, null],
    ['not another’s', OTHER, NOTES],
  ])('takes what was typed of an appeal where it is %s', (_, written, kept) => {
    keepComplement(written, NOTES, now)
    forgetFine(FINE, addSeconds(now, 1))
    expect(recallComplement(written, null, now)).toEqual(kept)
  })

  it('takes notes that nobody can read', () => {
    sessionStorage.setItem('parvis.appeal-notes', 'nonsense')
    forgetFine(FINE, now)
    expect(sessionStorage.getItem('parvis.appeal-notes')).toBeNull()
  })
})
