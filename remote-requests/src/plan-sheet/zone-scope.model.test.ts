import { zoneId } from '@parvis/shared-kernel/ids'
import { aDefinition, anOffer } from '@parvis/shared-kernel/testing'
import { describe, expect, it } from 'vitest'
import { type ZoneScope, type ZonesOfAsker, zoneScope } from './zone-scope.model.ts'

const [centre, station] = [zoneId('centre'), zoneId('station')]
const CENTRE = { id: centre, name: 'Centre' }
const STATION = { id: station, name: 'Gare' }
const CITY = [CENTRE, STATION, { id: zoneId('market'), name: 'Les Halles' }]
const ALL = CITY.map(({ id }) => id)

const asker = (homes: ZonesOfAsker['homes'], ...open: ZonesOfAsker['open']): ZonesOfAsker => ({ homes, open })
const told = (scope: ZoneScope): string => {
  if (scope.kind === 'home' || scope.kind === 'work') return `${scope.kind} ${scope.zone?.name ?? 'unknown'}`
  if (scope.kind === 'choice')
    return `choice of ${scope.isWholeCity ? 'all' : scope.zones.map(({ name }) => name)}`
  return 'zones' in scope ? `${scope.kind} ${scope.zones.map(({ name }) => name)}` : scope.kind
}

describe('a plan lets one park', () => {
  const residents = { zoneIds: ALL, hasZoneChoice: true, isZoneFromResidence: true }
  const second = anOffer({ zoneIds: ALL, isZoneFromEligibility: true })
  const visitor = aDefinition({ zoneIds: ALL, isZoneAutoSelected: true })
  it.each([
    ['at home, before anybody says where that is', anOffer(residents), null, 'home unknown'],
    ['at home, of an address', anOffer(residents), asker([centre], CENTRE), 'home Centre'],
    ['at home, without an address', anOffer(residents), asker([]), 'home unknown'],
    [
      'at work, for professionals',
      anOffer({ ...residents, scope: 'professional' }),
      asker([station], STATION),
      'work Gare',
    ],
    [
      'at home or at work, for who has both',
      anOffer({ ...residents, scope: 'both' }),
      asker([centre, station], CENTRE, STATION),
      'choice of Centre,Gare',
    ],
    ['at home, with a ticket', visitor, asker([centre], CENTRE), 'home Centre'],
    ['at home, with a ticket of nobody known', visitor, null, 'home unknown'],
    [
      'where the subscription of a ticket does, if not at home',
      visitor,
      asker([centre], STATION),
      'named Gare',
    ],
    [
      'where one of the subscriptions of a ticket does, if there are several',
      visitor,
      asker([centre], CENTRE, STATION),
      'carried Centre,Gare',
    ],
    [
      'in one zone of the whole city',
      aDefinition({ zoneIds: ALL, hasZoneChoice: true }),
      null,
      'choice of all',
    ],
    [
      'in one zone of some',
      anOffer({ zoneIds: [centre, station], hasZoneChoice: true }),
      null,
      'choice of Centre,Gare',
    ],
    [
      'in the only zone there is to choose',
      anOffer({ zoneIds: [centre], hasZoneChoice: true }),
      null,
      'named Centre',
    ],
    ['where the required right does', second, null, 'held'],
    ['where the required right does, once it is held', second, asker([], CENTRE), 'named Centre'],
    ['where the required right does, while it is not held', second, asker([]), 'held'],
    ['everywhere', anOffer({ zoneIds: ALL, hasZoneChoice: false }), null, 'all'],
    ['everywhere, where no zone is named', anOffer({ zoneIds: [], hasZoneChoice: false }), null, 'all'],
    ['in the zones it names', anOffer({ zoneIds: [centre, station] }), null, 'named Centre,Gare'],
  ] as const)('%s', (_where, plan, known, expected) => {
    expect(told(zoneScope(plan, CITY, known))).toBe(expected)
  })

  it('in the zones of home and work alone, though the city has no other today', () => {
    const plan = anOffer({ ...residents, zoneIds: [], hasZoneChoice: false, scope: 'both' })
    const known = asker([centre, station], CENTRE, STATION)
    expect(told(zoneScope(plan, [CENTRE, STATION], known))).toBe('named Centre,Gare')
  })

  it('in zones that go unsaid while the city does not name them', () => {
    expect(told(zoneScope(anOffer({ zoneIds: [centre] }), [], null))).toBe('named ')
  })
})
