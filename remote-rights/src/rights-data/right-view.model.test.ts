import { definitionId, offerId, optionId, orderId, zoneId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import { aDefinition, aMoment, anOffer, aSubscription, aTicket, NOW } from '@parvis/shared-kernel/testing'
import { expect, test } from 'vitest'
import { aCatalogue, aView } from '../testing/a-view.ts'
import { renewalNote } from './renewal-note.model.ts'

test('a right is named by its offer and its zones by the city', () => {
  const view = aView(aSubscription({ zoneIds: [zoneId('vm-centre'), zoneId('gone')] }))
  expect(view.name).toBe('Résident')
  expect(view.zoneNames).toEqual(['Centre', 'Zone gone'])
  expect(view.path).toBe(`/souscriptions/${view.right.id}`)
})

test('a right whose offer is unknown is shown all the same', () => {
  const view = aView(aTicket({ planId: definitionId('gone') }))
  expect(view).toMatchObject({ name: 'Ticket disparu', plan: null, areActionsUnknown: false })
  expect(view.path).toBe(`/souscriptions/tickets/${view.right.id}`)
})

test('while offers are missing, nothing is said that they would contradict', () => {
  const late = aMoment('2026-12-01T12:00:00+01:00')
  const view = aView(aSubscription(), aCatalogue({ plans: [], zones: [], isComplete: false }), late)
  expect(view).toMatchObject({ name: 'Abonnement', zoneNames: null, isRenewalRefused: false })
  const everywhere = aView(aSubscription({ zoneIds: [] }), aCatalogue({ plans: [], isComplete: false }), late)
  expect(everywhere.zoneNames).toEqual([])
  expect(aView(aSubscription(), aCatalogue({ isComplete: false })).areActionsUnknown).toBe(false)
})

test.each([
  ['awaiting-payment', 'warning'],
  ['awaiting-evidence', 'warning'],
  ['awaiting-completion', 'warning'],
  ['rejected', 'danger'],
  ['granted', undefined],
  ['under-review', undefined],
] as const)('a right that is %s is marked %s', (status, mark) => {
  expect(aView(aSubscription({ status })).mark).toBe(mark)
})

test.each([
  ['canceled', true],
  ['deleted', true],
  ['granted', false],
] as const)('a ticket that is %s steps back: %s', (status, isOver) => {
  expect(aView(aTicket({ status })).isOver).toBe(isOver)
})

test.each([
  ['a granted subscription', aSubscription(), 'subscription'],
  ['one under review', aSubscription({ status: 'under-review' }), 'request'],
  ['a ticket under review', aTicket({ status: 'under-review' }), 'ticket'],
])('%s is canceled as what it is, %#', (_, right, canceledAs) => {
  expect(aView(right).canceledAs).toBe(canceledAs)
})

test.each([true, false])('hours are shown where the definition counts them: %s', computeExactHourlyEnd => {
  const catalogue = aCatalogue({ plans: [aDefinition({ computeExactHourlyEnd })] })
  expect(aView(aTicket(), catalogue).hasExactHours).toBe(computeExactHourlyEnd)
})

test('the price is the order’s, else the chosen option’s', () => {
  expect(aView(aSubscription({ price: cents(900) })).price).toBe(900)
  expect(aView(aSubscription({ price: null, optionId: optionId('year') })).price).toBe(12_000)
})

test('the bar marks renewal only for what is renewed', () => {
  expect(aView(aSubscription()).renewalShare).toBe(0.8)
  expect(aView(aSubscription({ status: 'under-review' })).renewalShare).toBeNull()
  const closed = aCatalogue({ plans: [anOffer({ isRenewable: false })] })
  expect(aView(aSubscription(), closed).renewalShare).toBeNull()
  expect(aView(aTicket()).renewalShare).toBeNull()
  expect(aView(aSubscription({ canWithdraw: true })).renewalShare).toBeNull()
})

test('renewal is marked for what goes on by another offer, and no more for what turned out to be closed', () => {
  const late = aMoment('2026-12-01T12:00:00+01:00')
  const gone = anOffer({ isRenewable: false, nextPlanId: offerId('carer') })
  const goesOn = aCatalogue({ plans: [gone, anOffer({ id: offerId('carer') })] })
  for (const now of [NOW, late]) expect(aView(aSubscription(), goesOn, now).renewalShare).toBe(0.8)
  const closed = aCatalogue({ plans: [anOffer({ isOpen: false })] })
  expect(aView(aSubscription(), closed, late).renewalShare).toBeNull()
})

test('what cannot be renewed though its time has come says why', () => {
  const plans = [
    anOffer({ nextPlanId: offerId('carer') }),
    anOffer({ id: offerId('carer'), name: 'Soins', isOpen: false }),
  ]
  const late = aMoment('2026-12-01T12:00:00+01:00')
  const view = aView(aSubscription(), aCatalogue({ plans }), late)
  expect(view.isRenewalRefused).toBe(true)
  expect(renewalNote(view)).toEqual({ id: 'renewal.next-not-open', values: { nextPlan: 'Soins' } })
  const over = aMoment('2027-02-01T12:00:00+01:00')
  for (const now of [NOW, over])
    expect(aView(aSubscription(), aCatalogue({ plans }), now).isRenewalRefused).toBe(false)
})

test('plates that must be the subscription’s are chosen among them', () => {
  const plates = dropBlankPlates(['EF-456-GH'])
  const catalogue = aCatalogue({
    plans: [aDefinition({ shouldUseSubscriptionPlate: true })],
    subscriptions: [aSubscription({ id: orderId('fleet'), plates })],
  })
  const view = aView(aTicket({ subscriptionId: orderId('fleet') }), catalogue)
  expect(view.plateChoice).toEqual(plates)
  expect(aView(aTicket(), catalogue).plateChoice).toBeNull()
  const anyPlate = { ...catalogue, plans: [aDefinition()] }
  expect(aView(aTicket({ subscriptionId: orderId('fleet') }), anyPlate).plateChoice).toBeNull()
})
