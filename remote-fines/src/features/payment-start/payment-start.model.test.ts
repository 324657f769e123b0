import { expect, it } from 'vitest'
import { shownFaults } from './payment-start.model.ts'

it.each([
  [false, false, null, null],
  [true, false, 'too-short', null],
  [false, true, null, 'different'],
])('a fault is told once its field was left: address %s, copy %s', (address, confirmation, fault, copy) => {
  expect(shownFaults({ address: 'too-short', confirmation: 'different' }, { address, confirmation })).toEqual(
    { address: fault, confirmation: copy },
  )
})
