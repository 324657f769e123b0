import { describe, expect, test } from 'vitest'
import { type Plate, plateSwaps, swapPlates } from './index.ts'

const plates = (text: string): Plate[] => (text === '' ? [] : (text.split(' ') as Plate[]))

const CASES = [
  ['nothing changes', 'A1', 'A1', []],
  ['the order alone changes', 'A1 B2', 'B2 A1', []],
  ['one plate replaces another', 'A1', 'C3', ['modification A1 C3']],
  ['a plate is added', 'A1', 'A1 C3', ['addition null C3']],
  ['a first plate is added', '', 'C3', ['addition null C3']],
  ['a plate goes', 'A1 B2', 'A1', ['modification B2 null']],
  ['one is replaced, another added', 'A1 B2', 'A1 C3 D4', ['modification B2 C3', 'addition null D4']],
  ['two make place for one', 'A1 B2', 'C3', ['modification A1 C3', 'modification B2 null']],
] as const

describe('a request for other plates is told one swap at a time', () => {
  test.each(CASES)('when %s', (_name, today, requested, told) => {
    const swaps = plateSwaps(plates(today), plates(requested))
    expect(swaps.map(swap => `${swap.changeType} ${swap.oldPlate} ${swap.newPlate}`)).toEqual(told)
  })
  test.each(CASES)('and agreed to, it gives the wished plates: %s', (_name, today, requested) => {
    const agreed = swapPlates(plates(today), plateSwaps(plates(today), plates(requested)))
    expect([...agreed].sort()).toEqual(plates(requested).sort())
  })
  test('each where the one stood that it replaces', () => {
    expect(swapPlates(plates('A1 B2'), plateSwaps(plates('A1 B2'), plates('B2 C3')))).toEqual(['C3', 'B2'])
  })
  test('of a plate that has left in the meantime, the new one still comes', () => {
    expect(swapPlates(plates('B2'), plateSwaps(plates('A1 B2'), plates('B2 C3')))).toEqual(['B2', 'C3'])
  })
})
