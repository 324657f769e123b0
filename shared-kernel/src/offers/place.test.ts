import { describe, expect, test } from 'vitest'
import { type ZoneId, zoneId } from '../ids/index.ts'
import { anOffer } from '../testing/builders/index.ts'
import { coversPlace, offerPlaceVerdict, type VisitorPlace } from './place.ts'

const [centre, station, market] = [zoneId('centre'), zoneId('station'), zoneId('market')]
const CITY = [centre, station, market]
const untold: VisitorPlace = { kind: 'untold' }
const outside: VisitorPlace = { kind: 'outside' }
const at = (zone: ZoneId): VisitorPlace => ({
  kind: 'zone',
  zoneId: zone,
})

describe('before sign-in, a place says of an offer', () => {
  const anywhere = anOffer({ zoneIds: [centre] })
  const residents = anOffer({ zoneIds: [centre, station], isZoneFromResidence: true })
  const residentsOfCity = anOffer({ zoneIds: [], isZoneFromResidence: true })
  test.each([
    ['that asks no residence, of nobody known', anywhere, untold, 'open'],
    ['that asks no residence, of another zone', anywhere, at(market), 'open'],
    ['that asks no residence, of another town', anywhere, outside, 'open'],
    ['for residents, of nobody known', residents, untold, 'place-needed'],
    ['for residents, of its first zone', residents, at(centre), 'open'],
    ['for residents, of its last zone', residents, at(station), 'open'],
    ['for residents, of another zone', residents, at(market), 'elsewhere'],
    ['for residents, of another town', residents, outside, 'elsewhere'],
    ['for residents of the whole city, of a zone', residentsOfCity, at(market), 'open'],
    ['for residents of the whole city, of another town', residentsOfCity, outside, 'elsewhere'],
    ['for residents of the whole city, of nobody known', residentsOfCity, untold, 'place-needed'],
  ] as const)('%s', (_name, offer, place, standing) => {
    expect(offerPlaceVerdict(offer, place, CITY)).toBe(standing)
  })
})

describe('one could park at the place', () => {
  test.each([
    ['not told', [centre], untold, null],
    ['in the only zone', [centre], at(centre), true],
    ['in another zone', [centre], at(market), false],
    ['anywhere, where no zone is named', [], at(market), true],
    ['outside the city', [], outside, false],
  ] as const)('%s', (_name, zoneIds, place, covers) => {
    expect(coversPlace({ zoneIds }, place)).toBe(covers)
  })
})
