import { describe, expect, test } from 'vitest'
import { offerId, optionId, zoneId } from '../ids/index.ts'
import type { Right } from '../orders/index.ts'
import type { Subscriber } from '../subscriber/index.ts'
import { aDefinition, aSubscriber, aSubscription, NOW } from '../testing/builders/index.ts'
import { addMilliseconds } from '../time/index.ts'
import type { Definition } from './definition.ts'
import {
  autoSelectedZone,
  definitionVisibility,
  isDefinitionOpen,
  matchingSubscriptions,
} from './definition-visibility.ts'

const [centre, gare, halles] = [zoneId('vm-centre'), zoneId('vm-gare'), zoneId('vm-halles')]
const [year, month] = [optionId('year'), optionId('month')]
const scoped = { scopes: [{ offerId: offerId('resident'), optionIds: [year] }] }
const answer = (definition: Partial<Definition>, who: Partial<Subscriber>, rights: readonly Right[]) => {
  const verdict = definitionVisibility(aDefinition(definition), aSubscriber(who), rights, NOW)
  return verdict.allowed ? 'allowed' : verdict.reason
}

describe('which definitions are shown (first document §6)', () => {
  const held = aSubscription({ optionId: year })
  test.each([
    ['open, without scopes', {}, {}, [], 'allowed'],
    ['closed', { isOpen: false }, {}, [], 'closed'],
    ['not public', { isPubliclyOrderable: false }, {}, [], 'not-public'],
    ['deleted', { isDeleted: true }, {}, [], 'deleted'],
    ['scope held', scoped, {}, [held], 'allowed'],
    ['scope not held', scoped, {}, [], 'no-matching-subscription'],
    [
      'scope held with another option',
      scoped,
      {},
      [aSubscription({ optionId: month })],
      'no-matching-subscription',
    ],
    ['scope held without option', scoped, {}, [aSubscription()], 'no-matching-subscription'],
    [
      'scope of any option',
      { scopes: [{ offerId: offerId('resident'), optionIds: [] }] },
      {},
      [aSubscription()],
      'allowed',
    ],
    [
      'scope ended',
      scoped,
      {},
      [{ ...held, endOfValidity: addMilliseconds(NOW, -1) }],
      'no-matching-subscription',
    ],
    ['scope ending now', scoped, {}, [{ ...held, endOfValidity: NOW }], 'allowed'],
    [
      'scope to come',
      scoped,
      {},
      [{ ...held, startOfValidity: addMilliseconds(NOW, 1) }],
      'no-matching-subscription',
    ],
    ['scope under review', scoped, {}, [{ ...held, status: 'under-review' }], 'no-matching-subscription'],
    ['scope with a plate under review', scoped, {}, [{ ...held, status: 'plate-under-review' }], 'allowed'],
    ['residence zone', { residenceZoneIds: [centre] }, {}, [], 'allowed'],
    ['another residence zone', { residenceZoneIds: [gare] }, {}, [], 'residence-zone'],
    ['no residence zone known', { residenceZoneIds: [gare] }, { zoneId: null }, [], 'residence-unknown'],
    [
      'professional: the company’s zone',
      { residenceZoneIds: [gare], isProfessional: true },
      { professionalZoneId: gare },
      [],
      'allowed',
    ],
    [
      'professional: not the home’s',
      { residenceZoneIds: [centre], isProfessional: true },
      {},
      [],
      'residence-unknown',
    ],
    ['zone by itself, at home', { isZoneAutoSelected: true }, {}, [], 'allowed'],
    ['zone by itself, nowhere', { isZoneAutoSelected: true }, { zoneId: halles }, [], 'no-zone'],
    [
      'zone by itself, the only one elsewhere',
      { isZoneAutoSelected: true, zoneIds: [gare] },
      {},
      [],
      'no-zone',
    ],
    [
      'zone by itself, by subscription',
      { ...scoped, isZoneAutoSelected: true },
      { zoneId: halles },
      [held],
      'allowed',
    ],
    [
      'zone by itself, none defined',
      { isZoneAutoSelected: true, zoneIds: [] },
      { zoneId: halles },
      [],
      'allowed',
    ],
  ] as const)('%s', (_name, definition, who, rights, expected) => {
    expect(answer(definition as Partial<Definition>, who, rights as readonly Right[])).toBe(expected)
  })
  test('isDefinitionOpen asks for open, public, not deleted', () => {
    expect(isDefinitionOpen(aDefinition())).toBe(true)
    expect(isDefinitionOpen(aDefinition({ isDeleted: true }))).toBe(false)
  })
})

describe('the zone that selects itself', () => {
  test('is the subscription’s before the home’s, and one that the definition covers', () => {
    const definition = aDefinition({ scopes: [{ offerId: offerId('resident'), optionIds: [] }] })
    const held = aSubscription({ zoneIds: [halles, gare] })
    expect(matchingSubscriptions(definition, [held], NOW)).toEqual([held])
    expect(autoSelectedZone(definition, aSubscriber(), [held], NOW)).toBe(gare)
    expect(autoSelectedZone(definition, aSubscriber(), [], NOW)).toBe(centre)
    expect(autoSelectedZone(definition, aSubscriber({ zoneId: null }), [], NOW)).toBeNull()
  })
})
