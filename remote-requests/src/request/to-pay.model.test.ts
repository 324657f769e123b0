import { definitionId, ticketId } from '@parvis/shared-kernel/ids'
import { anOffer, aSubscription, aTicket, NOW } from '@parvis/shared-kernel/testing'
import type { Instant } from '@parvis/shared-kernel/time'
import { expect, test } from 'vitest'
import { toPayOf } from './to-pay.model.ts'

const unpaid = { status: 'awaiting-payment', price: null } as const
const [older, newer] = [1, 2].map(createdAt => aSubscription({ ...unpaid, createdAt: createdAt as Instant }))
const ticket = aTicket({ ...unpaid, id: ticketId('t'), planId: definitionId('resident') })

test.each([
  ['the latest one', [older!, newer!], newer!],
  ['none that is granted', [aSubscription()], null],
  ['no ticket that is numbered alike', [ticket], null],
])('of the rights of an offer, to be paid is %s', (_words, rights, expected) => {
  expect(toPayOf(rights, anOffer(), NOW)).toBe(expected)
})
