import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskOf } from '../testing/desk.ts'
import { mailBoxOf } from '../testing/mail-box.ts'
import { PORTAL, paymentsOf } from '../testing/payments.ts'
import { PNG } from '../testing/requests.ts'
import { startTestCity, type TestCity } from '../testing/test-city.ts'

const NAME = 'mairie-x'
const ANA = { email: 'ana.petit@example.org', password: 'les nuages violets boivent du thé' }
const ADDRESS = {
  streetNumber: '8',
  streetType: 'avenue',
  streetName: 'de la Gare',
  postalCode: '34990',
  locality: 'Rivebelle',
  country: 'France',
}

let root: string
let folder: string
let city: TestCity

const change = async (file: string, edit: (text: string) => string) =>
  writeFile(join(folder, file), edit(await readFile(join(folder, file), 'utf8')))
const start = (cities: readonly string[] = [folder]) =>
  startTestCity({ cities, portals: { [NAME]: [PORTAL] }, dataFolder: join(root, 'data') })

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'parvis-own-city-'))
  folder = join(root, NAME)
  await cp(join(import.meta.dirname, '../../cities/template'), folder, { recursive: true })
  await change('city.json', text => text.replace('Rivebelle', 'Mairie de X'))
  city = await start()
})
afterAll(async () => {
  await city.stop()
  await rm(root, { recursive: true })
})

const zonesOf = async () => (await city.ask('/api/catalogue')).body.zones.map(({ id }: { id: string }) => id)
const priceOf = async () => (await city.ask('/api/catalogue')).body.plans[0].options[0].price

test('shows its own name, offers and zones, and nobody of a demonstration', async () => {
  expect((await city.ask('/api/config')).body).toMatchObject({
    cityId: NAME,
    name: 'Mairie de X',
    version: 1,
  })
  const { body } = await city.ask('/api/catalogue')
  expect(body.plans).toMatchObject([{ id: 'resident', options: [{ price: 1_500 }, { price: 15_000 }] }])
  expect(body.definitions).toMatchObject([{ parkingRightDefinitionId: 'visitor', price: 300 }])
  expect(await zonesOf()).toEqual(['centre', 'gare'])
  const people = await city.deps.db.selectFrom('subscribers').select('subscriber_id').execute()
  expect([people, city.deps.cities.map(({ cityId }) => cityId)]).toEqual([[], [NAME]])
})

test('is given another configuration by the desk that every city has', async () => {
  await change('city.json', text => text.replace('Mairie de X', 'Ville de X'))
  const config = await readFile(join(folder, 'city.json'), 'utf8')
  const { page } = await deskOf(city).act('config-apply', { city: NAME, config })
  expect(page).toContain('La configuration est en service.')
  await city.deps.reloadCities()
  expect((await city.ask('/api/config')).body).toMatchObject({ name: 'Ville de X', version: 2 })
})

test('a resident registers, asks for a permit that an agent grants, and pays it', async () => {
  await city.ask('/api/auth/customer/registration', { body: { ...ANA, firstName: 'Ana', lastName: 'Petit' } })
  const proof = await mailBoxOf(city).token(ANA.email, 'Confirmez votre adresse')
  await city.ask(`/api/auth/customer/verify?token=${proof}`)
  const entered = await city.ask('/api/auth/customer/token', {
    body: { login: ANA.email, password: ANA.password },
  })
  const { token } = entered.body
  const told = await city.ask('/api/subscriber', { method: 'PUT', token, body: { address: ADDRESS } })
  // The address is on the even side of a street that two zones share.
  expect(told.body).toMatchObject({ zoneId: 'centre' })

  const { subscriberId } = told.body
  const asked = await city.ask(`/api/subscriber/upload-url/${subscriberId}?mediaType=image/png`, { token })
  const headers = { 'content-type': 'image/png', origin: PORTAL }
  await fetch(asked.body.signedUploadUrl, { method: 'PUT', body: PNG, headers })
  const id = randomUUID()
  const path = `/api/subscriber/subscriptions/${id}`
  const right = await city.ask(path, {
    method: 'PUT',
    token,
    body: {
      subscriptionPlanId: 'resident',
      subscriptionPlanOptionId: 'resident-month',
      plates: ['AB-123-CD'],
      customFields: [],
      attachmentEvidences: [
        { id: 'home', urn: asked.body.fileUrn, name: 'home.png', size: PNG.length, mime: 'image/png' },
      ],
    },
  })
  expect(right).toMatchObject({ status: 201 })
  const payments = paymentsOf(city)
  expect(await payments.statusOfRight(id)).toBe('under-review')
  expect((await deskOf(city).act('accept', { id })).page).toContain('La demande est acceptée.')
  expect(await payments.statusOfRight(id)).toBe('awaiting-payment')

  const start = await city.ask(`${path}/payments`, { token, body: { email: ANA.email } })
  expect(await payments.operationOf(start.body)).toMatchObject({ cityId: NAME, amount: 1_500 })
  await payments.press(start.body, 'ACCEPTED')
  await expect.poll(() => payments.statusOfRight(id)).toBe('granted')
})

test('offers what its folder says at each start', async () => {
  await city.stop()
  await change('offers.json', text => text.replace('1500', '1650'))
  await change('zones.json', text =>
    text.replace('"zones": [', '"zones": [{"id":"port","name":"Port","streets":[]},'),
  )
  city = await start()
  expect([await priceOf(), await zonesOf()]).toEqual([1_650, ['port', 'centre', 'gare']])
  // The configuration given last applies.
  expect((await city.ask('/api/config')).body.version).toBe(2)
})

test('loses what nobody names, and keeps what a right names', async () => {
  await city.stop()
  await change('zones.json', text => text.replace('{"id":"port","name":"Port","streets":[]},', ''))
  city = await start()
  expect(await zonesOf()).toEqual(['centre', 'gare'])
  await city.stop()
  await change('offers.json', text => text.replaceAll('resident-month', 'resident-weeks'))
  await expect(start()).rejects.toThrow(
    /offers\.json: "resident-month" is missing, and rights.*close it instead \(deploy\/city\/cities\/README\.md\)/,
  )
  await change('offers.json', text => text.replaceAll('resident-weeks', 'resident-month'))
  city = await start()
  expect(await priceOf()).toBe(1_650)
})

test('stands beside another one, takes no id of it, and is not served where it is not named', async () => {
  await city.stop()
  const other = join(root, 'mairie-y')
  await cp(folder, other, { recursive: true })
  await expect(start([folder, other])).rejects.toThrow(
    /mairie-y\/zones\.json: zones\.0\.id: the zone centre is there/,
  )
  await expect(start([other])).rejects.toThrow(/"centre" is an id of another city of this database/)
  city = await start(['port-sable'])
  expect(city.deps.cities.map(({ cityId }) => cityId)).toEqual(['port-sable'])
  await city.stop()
  city = await start([folder, 'port-sable'])
  expect(city.deps.cities.map(({ cityId }) => cityId)).toEqual([NAME, 'port-sable'])
  const { body } = await city.ask('/api/catalogue', { city: 'port-sable' })
  expect(body.zones).toHaveLength(3)
})
