import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { definitionId, evidenceId, offerId, optionId, vehicleId, zoneId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import { plate } from '../plates/index.ts'
import { aConfig, aDefinition, aMoment, anOffer } from '../testing/builders/index.ts'
import { day, isoDuration } from '../time/index.ts'
import { configFromWire, configToWire, configWire } from './config.wire.ts'
import { definitionFromWire, definitionToWire, definitionWire } from './definition.wire.ts'
import { offerFromWire, offerToWire, offerWire } from './offer.wire.ts'
import { vehicleFromWire, vehicleToWire, vehicleWire } from './vehicle.wire.ts'

const through = <S extends v.GenericSchema>(schema: S, wire: unknown): v.InferOutput<S> =>
  v.parse(schema, JSON.parse(JSON.stringify(wire)))
const _moment = aMoment('2026-06-12T10:00:00+02:00')

describe('what a city sends comes back as it was', () => {
  test.each([
    ['plain', anOffer()],
    [
      'rich',
      anOffer({
        description: 'Habiter ici',
        hasZoneChoice: true,
        options: [
          ...anOffer().options,
          { id: optionId('day'), duration: isoDuration('P1D'), price: cents(150), isDeleted: true },
        ],
        vehicleCritairs: ['1'],
        vehicleCategories: ['VAN'],
        nextPlanId: offerId('next'),
        scope: 'professional',
        isProfessional: true,
        requiredPlanIds: [offerId('a')],
        forbiddenPlanIds: [offerId('b')],
        isZoneFromEligibility: true,
        isZoneFromResidence: true,
        orderLimit: 2,
        startRules: {
          weekdays: ['MONDAY'],
          holidays: ['national-day', day('2026-06-24')!],
          specialDays: [{ from: day('2026-08-01')!, to: day('2026-08-15')! }],
          blockedDays: 3,
        },
        procedure: {
          description: 'd',
          decisionDays: 30,
          documentationLinks: [{ label: 'l', url: 'https://x.example' }],
          customFields: [{ id: 'floor', label: 'Étage', isDeleted: true }],
          supportingEvidences: [
            {
              id: evidenceId('home'),
              name: 'Domicile',
              mandatory: true,
              expirationPeriod: isoDuration('P3M'),
            },
          ],
        },
      }),
    ],
    ['that starts on no holiday', anOffer({ startRules: { ...anOffer().startRules, holidays: 'all' } })],
    [
      'closed, private, deleted',
      anOffer({ isOpen: false, isPubliclyOrderable: false, isDeleted: true, isRenewable: false }),
    ],
    ['for companies, of both scopes', anOffer({ isProfessional: true })],
  ] as const)('an offer %s', (_name, offer) => {
    expect(offerFromWire(through(offerWire, offerToWire(offer)))).toEqual(offer)
  })
  test('an offer tells its zones and its renewal in the words of both documents', () => {
    const both = { validityAreas: ['a'], renewableEnabled: true, subscriptionPlanId: 'resident' }
    const wire = offerToWire(anOffer({ zoneIds: [zoneId('a')] }))
    expect(wire).toMatchObject({ ...both, zones: { zoneIds: ['a'] }, restrictions: { renewable: true } })
    const { zones, restrictions, ...first } = wire
    expect(offerFromWire(first)).toMatchObject({ zoneIds: ['a'], isRenewable: true })
  })
  test.each([
    ['plain', aDefinition()],
    [
      'rich',
      aDefinition({
        description: 'Recevoir',
        isPubliclyOrderable: false,
        isDeleted: true,
        hasZoneChoice: true,
        isProfessional: true,
        maxPlates: 3,
        nextPlanId: definitionId('next'),
        options: [{ id: optionId('day'), duration: isoDuration('P1D'), price: cents(150), isDeleted: true }],
        allowedWeekDays: ['SATURDAY'],
        maximumTicketNumberPerYear: 20,
        quotaBasis: 'eligibility-period',
        isMultipleOrderAllowed: true,
        computeExactHourlyEnd: true,
        isZoneAutoSelected: true,
        residenceZoneIds: [zoneId('a')],
        scopes: [{ offerId: offerId('o'), optionIds: [optionId('year')] }],
        shouldUseSubscriptionPlate: true,
        canUseCustomEmail: true,
      }),
    ],
  ] as const)('a definition, %s', (_name, definition) => {
    expect(definitionFromWire(through(definitionWire, definitionToWire(definition)))).toEqual(definition)
  })
  test('a vehicle', () => {
    const vehicle = {
      id: vehicleId('v'),
      name: 'Kangoo',
      plate: plate('AB-123-CD'),
      hashedPlate: 'h',
      vehicleCategory: 'M1',
      vehicleCritair: '2',
      vehicleCritairSource: null,
      vehicleTypeSource: null,
      deleted: false,
    }
    expect(vehicleFromWire(through(vehicleWire, vehicleToWire(vehicle)))).toEqual(vehicle)
  })
  test('a configuration, with its funnel', () => {
    const { email, desk } = aConfig().contact
    const config = aConfig({
      contact: { phone: '01\u00a099\u00a000\u00a012\u00a034', email, desk },
      subscriptionFunnel: {
        questions: [
          {
            id: 'q',
            text: { fr: 'Qui ?', en: 'Who?' },
            answers: [{ id: 'a', text: { fr: 'Moi', en: 'Me' } }],
          },
        ],
        nodes: [
          { id: 'n', questionId: 'q', answers: [{ answerId: 'a', childId: 'm' }], offerIds: [offerId('o')] },
        ],
      },
    })
    expect(configFromWire(through(configWire, configToWire(config)))).toEqual(config)
  })
})
