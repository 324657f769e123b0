import { fineId } from '@parvis/shared-kernel/ids'
import { payerEmailMemory } from '@parvis/shared-kernel/page'
import { plate } from '@parvis/shared-kernel/plates'
import { type Instant, instantFromMs } from '@parvis/shared-kernel/time'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetPlate, forgetPlates, keepPlate, recallPlate, recallPlates } from './plate-memory.ts'

const FINE = fineId('21380990000016261320004001')
const OTHER = fineId('21380990000016261305004002')
const PLATE = plate('FG-482-KD')!
const KEY = 'parvis.fine-plates'
const now = instantFromMs(1_795_000_000_000)
const later = (seconds: number) => (now + seconds * 1000) as Instant

describe('the plates of this tab', () => {
  beforeEach(() => sessionStorage.clear())

  it.each([
    ['at once', 0, true],
    ['at their last instant', 900, true],
    ['one millisecond later no more', 900.001, false],
    ['a moment before, by a clock that was read anew', -90, true],
    ['never from the future', -90.001, false],
  ])('can be read %s', (_when, seconds, isThere) => {
    keepPlate(FINE, PLATE, now)
    expect(recallPlate(FINE, later(seconds)) !== null).toBe(isThere)
    expect(sessionStorage.length).toBe(isThere ? 1 : 0)
  })

  it('each have a time of their own, and keeping one again makes it young', () => {
    keepPlate(FINE, PLATE, now)
    keepPlate(OTHER, PLATE, later(600))
    expect(recallPlates(later(600)).map(({ fineId: id }) => id)).toEqual([OTHER, FINE])
    expect(recallPlates(later(1000)).map(({ fineId: id }) => id)).toEqual([OTHER])
    keepPlate(OTHER, PLATE, later(1000))
    expect(recallPlate(OTHER, later(1900))?.until).toBe(later(1900))
  })

  it('open their own fine only', () => {
    keepPlate(FINE, PLATE, now)
    expect(recallPlate(OTHER, now)).toBeNull()
  })

  it('are forgotten one by one, or all at once', () => {
    keepPlate(FINE, PLATE, now)
    keepPlate(OTHER, PLATE, now)
    forgetPlate(FINE, now)
    expect(recallPlates(now).map(({ fineId: id }) => id)).toEqual([OTHER])
    forgetPlates()
    expect(sessionStorage.length).toBe(0)
  })

  it('take the address of a payment with them', () => {
    payerEmailMemory.keep({ address: 'camille@example.org', confirmation: '' }, now)
    forgetPlates()
    expect(sessionStorage.length).toBe(0)
  })

  it('are at most twenty: the oldest makes room', () => {
    for (let index = 0; index < 21; index += 1)
      keepPlate(fineId(`2138099000001626132000${4000 + index}`), PLATE, later(index))
    const kept = recallPlates(later(21))
    expect(kept).toHaveLength(20)
    expect(kept.at(-1)?.fineId).toBe('21380990000016261320004001')
  })

  it.each([
    'nonsense',
    '{}',
    `{"value":[{"fineId":"${FINE}"}],"at":${now}}`,
    `{"value":[{"fineId":"${FINE}","plate":"!","keptAt":${now}}],"at":${now}}`,
  ])('that cannot be read are wiped: %s', written => {
    sessionStorage.setItem(KEY, written)
    expect(recallPlates(now)).toEqual([])
    expect(sessionStorage.length).toBe(0)
  })
})
