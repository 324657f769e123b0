import { evidenceId, offerId, optionId, zoneId } from '@parvis/shared-kernel/ids'
import { NO_MONEY } from '@parvis/shared-kernel/money'
import type { VisitorPlace } from '@parvis/shared-kernel/offers'
import type { PlanOption } from '@parvis/shared-kernel/orders'
import { aDefinition, anOffer } from '@parvis/shared-kernel/testing'
import { describe, expect, test } from 'vitest'
import { delayOf } from './delay.model.ts'
import { askedZones, askerAt, sortedForPlace } from './sorted-for-place.model.ts'

const [centre, station] = [zoneId('centre'), zoneId('station')]
const ZONES = [
  { id: centre, name: 'Centre' },
  { id: station, name: 'Gare' },
]
const home = anOffer({ id: offerId('home'), scope: 'personal', zoneIds: [centre], isZoneFromResidence: true })
const van = anOffer({ id: offerId('van'), scope: 'professional', zoneIds: [] })
const nurse = anOffer({ id: offerId('nurse'), scope: 'both', zoneIds: [station] })
const second = anOffer({ zoneIds: [centre], isZoneFromEligibility: true })
const day = aDefinition({ zoneIds: [], residenceZoneIds: [station] })
const PLANS = [day, nurse, van, home]
const untold: VisitorPlace = { kind: 'untold' }
const at = (zone: typeof centre): VisitorPlace => ({ kind: 'zone', zoneId: zone })

const read = (place: VisitorPlace) => {
  const { groups, elsewhere } = sortedForPlace(PLANS, place, ZONES)
  return {
    groups: groups.map(({ group, plans }) => [group, ...plans.map(({ id }) => String(id))]),
    elsewhere: elsewhere.map(({ id }) => String(id)),
  }
}

describe('what may be had at a place', () => {
  test('is everything, by kind, while nobody has said where', () => {
    expect(read(untold)).toEqual({
      groups: [
        ['personal', 'home'],
        ['professional', 'van'],
        ['both', 'nurse'],
        ['ticket', 'visitor'],
      ],
      elsewhere: [],
    })
  })

  test.each([
    ['the centre', at(centre), ['personal', 'professional'], ['visitor', 'nurse']],
    ['the station', at(station), ['professional', 'both', 'ticket'], ['home']],
    ['another town', { kind: 'outside' } as const, ['professional', 'both'], ['visitor', 'home']],
  ])('in %s leaves out what is for other zones', (_name, place, groups, elsewhere) => {
    const told = read(place)
    expect(told.groups.map(([group]) => group)).toEqual(groups)
    expect(told.elsewhere).toEqual(elsewhere)
  })

  test.each([
    ['nobody, where no address is told', home, untold, null],
    ['who lives in its zone', home, at(centre), { homes: [centre], open: [ZONES[0]] }],
    ['who lives in another zone', home, at(station), { homes: [station], open: [] }],
    ['anybody, of an offer that asks no residence', van, at(station), { homes: [station], open: ZONES }],
    ['nobody, where the zone is that of a right', second, at(centre), null],
  ])('is asked by %s', (_who, plan, place, asker) => {
    expect(askerAt(plan, place, ZONES)).toEqual(asker)
  })

  test.each([
    ['the zones one must live in', day, ['Gare']],
    ['the zones it covers', home, ['Centre']],
    ['all of the city’s where it names none', van, ['Centre', 'Gare']],
  ])('a plan for other zones names %s', (_name, plan, names) => {
    expect(askedZones(plan, ZONES).map(({ name }) => name)).toEqual(names)
  })
})

describe('how long it takes', () => {
  const evidence = { id: evidenceId('e'), name: 'E', mandatory: false, expirationPeriod: null }
  const nothing = anOffer().procedure
  const [option] = anOffer().options as [PlanOption]
  test.each([
    [
      'a document is asked and the city says its days',
      anOffer({ procedure: { ...nothing, supportingEvidences: [evidence], decisionDays: 5 } }),
      { kind: 'reviewed', days: 5 },
    ],
    [
      'a document is asked and the city says no days',
      anOffer({ procedure: { ...nothing, supportingEvidences: [evidence] } }),
      { kind: 'reviewed', days: null },
    ],
    ['nothing is asked', anOffer({ procedure: { ...nothing, decisionDays: 5 } }), { kind: 'once-paid' }],
    ['nothing is asked and nothing is paid', anOffer({ options: [] }), { kind: 'at-once' }],
    [
      'nothing is paid for the shortest alone',
      anOffer({
        options: [
          { ...option, price: NO_MONEY },
          { ...option, id: optionId('long') },
        ],
      }),
      { kind: 'once-paid' },
    ],
    ['a ticket is paid', aDefinition(), { kind: 'once-paid' }],
    ['a ticket is free', aDefinition({ defaultPrice: NO_MONEY }), { kind: 'at-once' }],
  ])('where %s', (_name, plan, delay) => {
    expect(delayOf(plan)).toEqual(delay)
  })
})
