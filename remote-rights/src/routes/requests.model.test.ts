import { offerId, zoneId } from '@parvis/shared-kernel/ids'
import { aConfig, aDefinition, anOffer, aSubscriber, aSubscription, NOW } from '@parvis/shared-kernel/testing'
import { addSeconds } from '@parvis/shared-kernel/time'
import { expect, test } from 'vitest'
import { hasFunnel, visibleDefinitions, visibleOffers } from './requests.model.ts'

const applicant = { subscriber: aSubscriber(), subscriptions: [], now: NOW }

test('a definition for holders is shown to holders only', () => {
  const forResidents = aDefinition({ scopes: [{ offerId: offerId('resident'), optionIds: [] }] })
  expect(visibleDefinitions([forResidents], applicant)).toEqual([])
  expect(visibleDefinitions([forResidents], { ...applicant, subscriptions: [aSubscription()] })).toHaveLength(
    1,
  )
})

test.each([
  ['an open one', anOffer(), 1],
  ['a closed one', anOffer({ isOpen: false }), 0],
  ['a deleted one', anOffer({ isDeleted: true }), 0],
  ['one for professionals', anOffer({ scope: 'professional' }), 0],
  ['one that a subscription in force forbids', anOffer({ forbiddenPlanIds: [offerId('care')] }), 0],
  ['one that a subscription to come forbids', anOffer({ forbiddenPlanIds: [offerId('to-come')] }), 0],
])('of the offers, %s is counted %#', (_, offer, count) => {
  const zones = [{ id: zoneId('vm-centre'), name: 'Centre' }]
  const toCome = aSubscription({ planId: offerId('to-come'), startOfValidity: addSeconds(NOW, 1) })
  const subscriptions = [aSubscription({ planId: offerId('care') }), toCome]
  expect(visibleOffers([offer], zones, { ...applicant, subscriptions })).toHaveLength(count)
})

test('questions guide only where the city wishes them and has written them', () => {
  const subscriptionFunnel = { questions: [], nodes: [] }
  const features = { ...aConfig().features, funnel: true }
  expect(hasFunnel(aConfig({ features, subscriptionFunnel }))).toBe(true)
  expect(hasFunnel(aConfig({ features }))).toBe(false)
  expect(hasFunnel(aConfig({ subscriptionFunnel }))).toBe(false)
})
