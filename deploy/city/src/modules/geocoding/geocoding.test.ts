import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { geocodingWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCityApp } from '../../http/city-app.ts'
import { createLog } from '../../log.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { createGeocoder } from './geocoder.ts'

const city = testCity()
let service: Server
let answer: RequestListener
let lines: string[] = []

beforeAll(async () => {
  service = createServer((request, response) => answer(request, response))
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

const search = async (body: object, upstreamUrl?: string) => {
  lines = []
  const log = createLog('debug', { write: line => lines.push(line) })
  const app = createCityApp({
    ...city.deps,
    geocoder: createGeocoder({ db: city.deps.db, log, upstreamUrl }),
  })
  const response = await app.request('/api/v0/geocoding/research', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const found = await response.json()
  if (response.status === 200) expect(v.safeParse(geocodingWire, found).issues).toBeUndefined()
  return { status: response.status, found }
}
const first = async (text: string) => (await search({ text, limit: 1 })).found[0]?.concatAddress ?? null

describe('the city’s own list', () => {
  test.each([
    ['3 rue des tanneurs', '3 rue des Tanneurs, 38990 Valmont'],
    ['1 RUE DES TANNEURS', '1 rue des Tanneurs, 38990 Valmont'],
    ['rue des tanneurs 11', '11 rue des Tanneurs, 38990 Valmont'],
    ['7 bis montee de l eglise', '7 bis montée de l’Église, 38990 Valmont'],
    ["montée de l'Église", '1 montée de l’Église, 38990 Valmont'],
    ['tanneurs', '1 rue des Tanneurs, 38990 Valmont'],
    ['quai de l’Isère 38990', '1 quai de l’Isère, 38990 Valmont'],
    ['12 rue Gambetta', '12 boulevard Gambetta, 38990 Valmont'],
    ['12 bd gambetta', '12 boulevard Gambetta, 38990 Valmont'],
    ['12 Blvd. Gambetta', '12 boulevard Gambetta, 38990 Valmont'],
    ['gambetta 12', '12 boulevard Gambetta, 38990 Valmont'],
    ['12, gambeta', '12 boulevard Gambetta, 38990 Valmont'],
    ['12 gamebtta valmont', '12 boulevard Gambetta, 38990 Valmont'],
    ['12 bd gamb', '12 boulevard Gambetta, 38990 Valmont'],
    ['7bis montée église', '7 bis montée de l’Église, 38990 Valmont'],
    ['av gare', '1 avenue de la Gare, 38990 Valmont'],
    ['place du four', '1 rue du Four, 38990 Valmont'],
    ['3 r. victor hugo 38990 valmont', '3 rue Victor Hugo, 38990 Valmont'],
    ['12 rue Garibaldi', null],
    ['12 rue Sable', null],
    ['12', null],
    ['rue de la Criée', null],
    ['%', null],
    ['   ', null],
  ])('answers %j with %s first', async (text, expected) => {
    expect(await first(text)).toBe(expected)
  })

  test('finds a street that was added a moment ago', async () => {
    const geocoder = createGeocoder({ db: city.deps.db, log: createLog('silent'), upstreamUrl: undefined })
    const ask = () => geocoder.search({ cityId: 'valmont', text: '2 sentier neuf', limit: 1, bounds: null })
    expect(await ask()).toEqual([])
    await city.deps.db
      .insertInto('addresses')
      .values({
        city_id: 'valmont',
        zone_id: null,
        street_number: '2',
        street_number_bis: null,
        street_type: 'sentier',
        street_name: 'Neuf',
        postal_code: '38990',
        locality: 'Valmont',
        searchable: '2 sentier neuf 38990 valmont',
      })
      .execute()
    expect((await ask())[0]?.concatAddress).toBe('2 sentier Neuf, 38990 Valmont')
  })

  test('gives every part of an address, and no coordinates', async () => {
    const { found } = await search({ text: '7 bis rue des tanneurs', limit: 1 })
    expect(found[0].address).toMatchObject({
      streetNumber: '7',
      streetNumberBis: 'bis',
      streetType: 'rue',
      streetName: 'des Tanneurs',
      postalCode: '38990',
      locality: 'Valmont',
      country: 'France',
    })
  })

  test.each([
    [{ text: 'rue' }, 200, 10],
    [{ text: 'rue', limit: 10 }, 200, 10],
    [{ text: 'rue', limit: 3, bounds: { west: 5, south: 45, east: 6, north: 46 } }, 200, 3],
    [{ text: 'rue', limit: 11 }, 400, undefined],
    [{ text: 'rue', limit: 0 }, 400, undefined],
    [{ text: 'x'.repeat(201) }, 400, undefined],
    [{ text: 'rue', bounds: { west: 'a', south: 0, east: 0, north: 0 } }, 400, undefined],
    [{}, 400, undefined],
  ])('%j: status %i, %s results', async (body, status, count) => {
    const { status: told, found } = await search(body)
    expect([told, found.length]).toEqual([status, count])
  })
})

const feature = (properties: object, coordinates = [5.72, 45.18]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
})
const NUMBERED = {
  label: '8 bis Boulevard du Port 80000 Amiens',
  type: 'housenumber',
  housenumber: '8 bis',
  name: '8 bis Boulevard du Port',
  street: 'Boulevard du Port',
  postcode: '80000',
  city: 'Amiens',
  context: '80, Somme, Hauts-de-France',
}
const STREET = {
  label: 'Rue Pasteur 38990 Valmont',
  type: 'street',
  name: 'Rue Pasteur',
  postcode: '38990',
  city: 'Valmont',
}
const HAMLET = {
  label: 'Les Granges 38990 Valmont',
  type: 'locality',
  name: 'Les Granges',
  postcode: '38990',
  city: 'Valmont',
}
const TOWN = { label: 'Valmont', type: 'municipality', name: 'Valmont', postcode: '38990', city: 'Valmont' }
const says =
  (...features: unknown[]): RequestListener =>
  (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ type: 'FeatureCollection', features }))

describe('a national address service', () => {
  const address = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`

  test('is asked by text and number of answers, and what it says becomes addresses of the contract', async () => {
    let asked = ''
    answer = (request, response) => {
      asked = request.url ?? ''
      says(feature(NUMBERED), feature(STREET))(request, response)
    }
    const { found } = await search({ text: ' 8 bd du port ', limit: 5 }, `${address()}/`)
    expect(asked).toBe('/search/?q=8+bd+du+port&limit=5')
    expect(found[0]).toMatchObject({
      concatAddress: '8 bis Boulevard du Port 80000 Amiens',
      address: {
        streetNumber: '8',
        streetNumberBis: 'bis',
        streetType: 'Boulevard',
        streetName: 'du Port',
        postalCode: '80000',
        locality: 'Amiens',
        subRegion: 'Somme',
        region: 'Hauts-de-France',
      },
    })
    expect(found[1].address).toMatchObject({ streetNumber: '', streetType: 'Rue', streetName: 'Pasteur' })
  })

  test('answers within the bounds and the number that were asked, whatever it sends', async () => {
    answer = says(feature(STREET, [2.29, 49.9]), feature(NUMBERED), feature(STREET), feature(STREET))
    const bounds = { west: 5, south: 45, east: 6, north: 46 }
    const { found } = await search({ text: 'port', limit: 2, bounds }, address())
    expect(found.map((one: { concatAddress: string }) => one.concatAddress)).toEqual([
      NUMBERED.label,
      STREET.label,
    ])
  })

  test('finds streets and hamlets: a town alone is nobody’s address', async () => {
    answer = says(feature(TOWN), feature(HAMLET), feature(STREET))
    const { found } = await search({ text: 'valmont', limit: 2 }, address())
    expect(found.map((one: { concatAddress: string }) => one.concatAddress)).toEqual([
      HAMLET.label,
      STREET.label,
    ])
  })

  test.each<[string, RequestListener]>([
    ['refuses', (_request, response) => response.writeHead(503).end()],
    ['says no JSON', (_request, response) => response.end('<html>')],
    ['says something else', (_request, response) => response.end('{"results":[]}')],
    ['breaks the line', request => request.socket.destroy()],
    ['leads elsewhere', (_request, response) => response.writeHead(302, { location: '/search/' }).end()],
    ['says far too much', (_request, response) => response.end(' '.repeat(300_000))],
    ['says nothing', () => undefined],
  ])(
    'that %s finds nothing within three seconds, and no word of the address is logged',
    async (_name, listener) => {
      answer = listener
      const started = performance.now()
      expect(await search({ text: '12 rue Canari' }, address())).toEqual({ status: 200, found: [] })
      expect(performance.now() - started).toBeLessThan(3_000)
      expect(lines.join('')).toContain('the geocoder is away')
      expect(lines.join('')).not.toContain('Canari')
    },
  )

  test('is not asked what it would refuse, and one odd answer does not spoil the others', async () => {
    answer = says({ odd: true }, feature(STREET))
    expect((await search({ text: 'ab' }, address())).found).toEqual([])
    expect((await search({ text: '!!!!' }, address())).found).toEqual([])
    expect((await search({ text: 'pasteur' }, address())).found).toHaveLength(1)
  })
})
