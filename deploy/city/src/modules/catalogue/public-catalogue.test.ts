import { catalogueFromWire, catalogueWire, streetsWire, zoneAnswerWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { requestsOf } from '../../testing/requests.ts'

const city = testCity()

const catalogueOf = async (cityId = 'valmont') => {
  const { status, body } = await city.ask('/api/catalogue', { city: cityId })
  expect(status).toBe(200)
  return catalogueFromWire(v.parse(catalogueWire, body))
}

describe('what a city offers, before anybody signs in', () => {
  test('is what is open to requests, with prices, documents, zones and the usual delay', async () => {
    const { offers, definitions, zones } = await catalogueOf()
    const resident = offers.find(({ id }) => id === 'vm-resident')
    expect(resident?.options.map(({ price }) => price)).toEqual([1_500, 15_000])
    expect(resident?.procedure).toMatchObject({ decisionDays: 5 })
    expect(resident?.procedure.supportingEvidences.map(({ name }) => name)).toContain(
      'Certificat d’immatriculation',
    )
    expect(definitions.map(({ id }) => id)).toContain('vm-hourly')
    expect(zones.map(({ name }) => name)).toEqual(['Centre', 'Gare', 'Les Halles', 'Les Coteaux'])
  })

  test('leaves out what is closed, what only the city gives, and what it gave up', async () => {
    const requests = requestsOf(city)
    await requests.addOffer('gone-offer', { deleted: true })
    await requests.addOffer('given-offer', { publicOrdersEnabled: false })
    await requests.addDefinition('closed-ticket', { userStatus: 'REQUEST_CLOSED' }, 100)
    const { offers, definitions } = await catalogueOf()
    const ids = [...offers, ...definitions].map(({ id }) => String(id))
    for (const hidden of ['vm-tourism', 'vm-nurse-old', 'gone-offer', 'given-offer', 'closed-ticket'])
      expect(ids).not.toContain(hidden)
  })

  test('changes with the next call when the city changes it', async () => {
    await requestsOf(city).addOffer('just-opened', {})
    expect((await catalogueOf()).offers.map(({ id }) => String(id))).toContain('just-opened')
  })

  test('is each city’s own', async () => {
    const { offers, zones } = await catalogueOf('port-sable')
    expect(offers.every(({ id }) => id.startsWith('ps-'))).toBe(true)
    expect(zones.map(({ id }) => String(id))).toEqual(['ps-port', 'ps-plage', 'ps-bourg'])
  })

  test('is the same for who is signed in, and holds nothing of anybody', async () => {
    const { body: visitor } = await city.ask('/api/catalogue')
    const { body: camille } = await city.ask('/api/catalogue', { as: 'camille' })
    expect(camille).toEqual(visitor)
    expect(Object.keys(visitor)).toEqual(['plans', 'definitions', 'zones'])
  })
})

describe('the streets of a city', () => {
  test('stand in the order of the alphabet with their zones, each once', async () => {
    const { body } = await city.ask('/api/catalogue/streets', { city: 'port-sable' })
    const streets = v.parse(streetsWire, body)
    expect(streets[0]).toEqual({ name: 'chemin des Ajoncs', zoneIds: ['ps-bourg'] })
    expect(new Set(streets.map(({ name }) => name)).size).toBe(streets.length)
    expect(streets).toHaveLength(11)
  })

  test('tell no numbers and no names of people', async () => {
    const { body } = await city.ask('/api/catalogue/streets')
    for (const street of body) expect(Object.keys(street)).toEqual(['name', 'zoneIds'])
  })
})

describe('the zone of an address', () => {
  const ask = async (address: object, cityId = 'valmont') => {
    const { status, body } = await city.ask('/api/catalogue/zone', {
      method: 'POST',
      body: { address },
      city: cityId,
    })
    return status === 200 ? v.parse(zoneAnswerWire, body).zoneId : status
  }
  const four = { streetNumber: '3', streetType: 'rue', streetName: 'du Four', postalCode: '38990' }

  test.each([
    ['a number of the list', four, 'vm-centre'],
    ['a street without its number', { ...four, streetNumber: '' }, 'vm-centre'],
    ['another zone', { ...four, streetType: 'rue', streetName: 'Pasteur' }, 'vm-gare'],
    ['another town', { ...four, postalCode: '75011' }, null],
    ['a street that is not there', { ...four, streetName: 'de Nulle Part' }, null],
    ['nothing', {}, null],
    ['a text where none belongs', { streetName: 7 }, 400],
    ['far too long a text', { streetName: 'x'.repeat(201) }, 400],
  ])('%s', async (_name, address, zone) => {
    expect(await ask(address)).toBe(zone)
  })

  test('is looked for in the city that is asked', async () => {
    expect(await ask(four, 'port-sable')).toBeNull()
  })
})

test('too many questions of one network are refused with when to come back', async () => {
  let refused = await city.ask('/api/catalogue')
  for (let call = 0; call < 610 && refused.status === 200; call += 1)
    refused = await city.ask('/api/catalogue/zone', { method: 'POST', body: { address: {} } })
  expect(refused.status).toBe(429)
  expect(refused.body.error).toBe('Too Many Requests')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
