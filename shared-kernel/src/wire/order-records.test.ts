import * as v from 'valibot'
import { expect, test } from 'vitest'
import { subscriberId } from '../ids/index.ts'
import { plate } from '../plates/index.ts'
import { aMoment, aSubscription } from '../testing/builders/index.ts'
import { orderFromWire, orderToWire, orderWire } from './order.wire.ts'

const [owner, neighbour] = [subscriberId('camille'), subscriberId('sacha')]
const asked = (status: 'validated' | 'waiting', newPlate: string) => ({
  changeType: 'addition' as const,
  oldPlate: null,
  newPlate: plate(newPlate),
  newHashedPlate: null,
  status,
})
const order = aSubscription({
  subscriberIds: [owner],
  plateChange: asked('waiting', 'BB222BB'),
  records: {
    creationSource: 'FRONT',
    holders: [[owner], [owner, neighbour], [owner]],
    plateChanges: [asked('validated', 'AA111AA'), asked('waiting', 'BB222BB')],
    reminders: [{ sentAt: aMoment('2026-12-01T08:00:00+01:00'), daysBefore: 30 }],
  },
})

test('an order tells its histories, oldest first', () => {
  const wire = v.parse(orderWire, JSON.parse(JSON.stringify(orderToWire(order))))
  expect(wire.subscribersHistory?.map(({ subscriberIds }) => subscriberIds)).toEqual([
    ['camille'],
    ['camille', 'sacha'],
    ['camille'],
  ])
  expect(wire.plateChangeRequestHistory?.map(({ orderPlateChange }) => orderPlateChange.status)).toEqual([
    'VALIDATED',
    'WAITING',
  ])
  expect(wire.reminders).toEqual([{ type: 'EXPIRY', daysBefore: 30, timestamp: '2026-12-01T07:00:00Z' }])
  expect(wire).toMatchObject({
    creationSource: 'FRONT',
    productType: 'SUBSCRIPTION',
    zoneHistory: [{ zoneIds: ['vm-centre'] }],
    validityAreas: ['vm-centre'],
  })
})

test('an order without a history of zones has its areas, and changes of plates need no first ones', () => {
  const { zoneHistory, ...wire } = orderToWire(order)
  const plateHistory = [{ plates: ['BB222BB'], historyElementList: [{ newPlates: ['BB222BB'] }] }]
  const read = orderFromWire({ ...wire, plateHistory })
  expect(read.zoneIds).toEqual(['vm-centre'])
  expect(read.plateHistory).toMatchObject({ initialPlates: [], elements: [{ newPlates: ['BB222BB'] }] })
})

test('whoever reads it takes the latest of each: somebody who left holds it no longer', () => {
  const read = orderFromWire(orderToWire(order))
  expect(read.subscriberIds).toEqual(['camille'])
  expect(read.plateChange?.newPlate).toBe('BB222BB')
})
