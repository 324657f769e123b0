import { fineId } from '@parvis/shared-kernel/ids'
import { plate } from '@parvis/shared-kernel/plates'
import { instantFromMs } from '@parvis/shared-kernel/time'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetPlates, keepPlate, recallPlate } from './plate-memory.ts'

const FINE = fineId('21380990000016261320004001')
const OTHER = fineId('21380990000016261305004002')
const PLATE = plate('FG-482-KD')!
const typedAt = Date.parse('2026-11-21T09:00:00Z')
const after = (seconds: number) => instantFromMs(typedAt + seconds * 1000)

describe('the plate of a fine, on a computer that others may use', () => {
  beforeEach(() => void keepPlate(sessionStorage, FINE, PLATE, after(0)))

  it.each([
    [0, true],
    [899, true],
    [900, true],
    [900.001, false],
    [-1, false],
  ])('%d seconds later is kept: %s', (seconds, isKept) => {
    expect(recallPlate(sessionStorage, FINE, after(seconds)) !== null).toBe(isKept)
    expect(sessionStorage.length).toBe(isKept ? 1 : 0)
  })

  it('is for that fine alone', () => {
    expect(recallPlate(sessionStorage, OTHER, after(1))).toBeNull()
  })

  it('is forgotten when another fine is looked up', () => {
    keepPlate(sessionStorage, OTHER, PLATE, after(10))
    expect(recallPlate(sessionStorage, FINE, after(11))).toBeNull()
    expect(sessionStorage.length).toBe(1)
  })

  it('leaves no trace once the citizen leaves', () => {
    forgetPlates(sessionStorage)
    expect(sessionStorage.length).toBe(0)
  })

  it.each(['{', 'null', '{"fineId":1}', '{"fineId":"1","plate":"!","keptAt":1}'])(
    'that cannot be read (%s) is wiped',
    raw => {
      sessionStorage.setItem('parvis.fine-plate', raw)
      expect(recallPlate(sessionStorage, FINE, after(1))).toBeNull()
      expect(sessionStorage.length).toBe(0)
    },
  )

  it('is never in storage that outlives the tab', () => {
    expect(localStorage.length).toBe(0)
  })
})
