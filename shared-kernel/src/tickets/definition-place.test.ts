import { describe, expect, test } from 'vitest'
import { offerId, type ZoneId, zoneId } from '../ids/index.ts'
import type { VisitorPlace } from '../offers/index.ts'
import { aDefinition } from '../testing/builders/index.ts'
import { definitionPlaceVerdict } from './definition-place.ts'

const [centre, market] = [zoneId('centre'), zoneId('market')]
const untold: VisitorPlace = { kind: 'untold' }
const outside: VisitorPlace = { kind: 'outside' }
const at = (zone: ZoneId): VisitorPlace => ({ kind: 'zone', zoneId: zone })

describe('before sign-in, a place says of a ticket', () => {
  const forAll = aDefinition({ zoneIds: [centre] })
  const forCentre = aDefinition({ zoneIds: [centre, market], residenceZoneIds: [centre] })
  const ofOwnZone = aDefinition({ zoneIds: [centre], isZoneAutoSelected: true })
  const ofAnyZone = aDefinition({ zoneIds: [], isZoneAutoSelected: true })
  const carried = aDefinition({
    zoneIds: [centre],
    isZoneAutoSelected: true,
    scopes: [{ offerId: offerId('resident'), optionIds: [] }],
  })
  test.each([
    ['for everybody, of nobody known', forAll, untold, 'open'],
    ['for everybody, of another town', forAll, outside, 'open'],
    ['for one zone’s people, of nobody known', forCentre, untold, 'place-needed'],
    ['for one zone’s people, of that zone', forCentre, at(centre), 'open'],
    ['for one zone’s people, of another that it covers', forCentre, at(market), 'elsewhere'],
    ['for one zone’s people, of another town', forCentre, outside, 'elsewhere'],
    ['that takes the zone one lives in, of nobody known', ofOwnZone, untold, 'place-needed'],
    ['that takes the zone one lives in, of a zone it covers', ofOwnZone, at(centre), 'open'],
    ['that takes the zone one lives in, of one it does not', ofOwnZone, at(market), 'elsewhere'],
    ['that takes the zone one lives in and names none, of another town', ofAnyZone, outside, 'open'],
    ['whose subscription may bring the zone, of another zone', carried, at(market), 'open'],
  ] as const)('%s', (_name, definition, place, standing) => {
    expect(definitionPlaceVerdict(definition, place)).toBe(standing)
  })
})
