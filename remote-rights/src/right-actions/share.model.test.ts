import { subscriberId } from '@parvis/shared-kernel/ids'
import { aSubscription, aTicket } from '@parvis/shared-kernel/testing'
import { expect, test } from 'vitest'
import { othersIn, shareLink, shareTargetFault } from './share.model.ts'

test.each([
  ['', 'blank'],
  ['   ', 'blank'],
  ['a@b.c', 'too-short'],
  [`${'a'.repeat(70)}@example.org`, 'too-long'],
  ['sacha.example.org', 'malformed'],
  ['a@b.fr', null],
  [' sacha@example.org ', null],
])('a code sent to « %s » is held back for: %s', (address, fault) => {
  expect(shareTargetFault(address)).toBe(fault)
})

const ids = ['camille', 'ines', 'sacha'].map(subscriberId)

test.each([
  ['a subscription of one', aSubscription({ subscriberIds: ids.slice(0, 1) }), 0],
  ['a subscription of two', aSubscription({ subscriberIds: ids.slice(1) }), 1],
  ['a subscription of three', aSubscription({ subscriberIds: ids, isCurrentlyShared: true }), 2],
  ['a subscription whose holders are not told', aSubscription({ subscriberIds: [] }), 0],
  ['one that says no more than that', aSubscription({ subscriberIds: [], isCurrentlyShared: true }), 1],
  ['a shared ticket', aTicket({ isCurrentlyShared: true }), 1],
  ['a ticket', aTicket(), 0],
])('%s has %o others', (_, right, count) => {
  expect(othersIn(right)).toBe(count)
})

test('the link carries the code to the screen that asks for it', () => {
  expect(shareLink('https://city.example/souscriptions/share', 'a+b/c')).toBe(
    'https://city.example/souscriptions/share?shareToken=a%2Bb%2Fc',
  )
})
