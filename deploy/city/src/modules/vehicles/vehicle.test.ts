import { createHash } from 'node:crypto'
import { vehiclesWire, vehicleWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'

const city = testCity()

const put = (id: string, body: object, as = 'louise') =>
  city.ask(`/api/subscriber/vehicles/${id}`, { method: 'PUT', as, body })
const drop = (id: string, as = 'louise') =>
  city.ask(`/api/subscriber/vehicles/${id}`, { method: 'DELETE', as })
const list = async (as = 'louise') => {
  const { body } = await city.ask('/api/subscriber/vehicles', { as })
  expect(v.safeParse(vehiclesWire, body).issues).toBeUndefined()
  return body
}

describe('the garage', () => {
  test('takes a vehicle, another name for it, and lets it go', async () => {
    const added = await put('veh-new', { name: 'Vélo', plate: 'hj-482-kl', vehicleCategory: 'CAR' })
    expect([added.status, v.is(vehicleWire, added.body)]).toEqual([200, true])
    expect(added.body).toMatchObject({
      plate: 'HJ482KL',
      vehicleTypeSource: 'DECLARED',
      vehicleCritairSource: null,
    })
    expect((await put('veh-new', { name: 'Voiture', plate: 'HJ 482 KL' })).body.name).toBe('Voiture')
    expect(await list()).toHaveLength(1)
    expect((await drop('veh-new')).status).toBe(204)
    expect((await drop('veh-new')).status).toBe(404)
    expect(await list()).toEqual([])
  })

  test('keeps a plate once', async () => {
    await put('veh-one', { name: 'Une', plate: 'HJ482KL' })
    const twin = await put('veh-two', { name: 'Deux', plate: 'HJ 482 KL' })
    expect([twin.status, twin.body.error]).toEqual([409, 'VehicleAlreadyExists'])
    await put('veh-three', { name: 'Trois', plate: 'HJ483KL' })
    expect((await put('veh-three', { name: 'Trois', plate: 'HJ482KL' })).body.error).toBe(
      'VehicleAlreadyExists',
    )
    await drop('veh-one')
    expect((await put('veh-two', { name: 'Deux', plate: 'HJ 482 KL' })).status).toBe(200)
  })

  test('keeps it once when it is added twice at the same time', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(n => put(`veh-race-${n}`, { plate: 'KL900MN' }, 'thomas')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('is one’s own: the same id in two garages is two vehicles', async () => {
    const before = await list('camille')
    expect((await put('veh-camille-1', { name: 'À moi', plate: 'ZZ482ZZ' }, 'georges')).status).toBe(200)
    expect(await list('camille')).toEqual(before)
    expect((await drop('veh-camille-2', 'georges')).status).toBe(404)
  })

  test.each([
    ['?', 'plate'],
    ['', 'plate'],
    [7, 'plate'],
  ])('refuses the plate %j', async (plate, path) => {
    const { status, body } = await put('veh-odd', { plate })
    expect([status, body.fields[0].path]).toEqual([400, path])
  })

  test.each(['V', 'V'.repeat(51), '\u202eolév', '=1+1'])('refuses the name "%s"', async name => {
    const { status, body } = await put('veh-odd', { name, plate: 'HJ484KL' })
    expect([status, body.fields]).toEqual([400, [{ path: 'name', message: expect.any(String) }]])
  })

  test.each([{ name: '  ' }, { name: null }, {}])('takes a vehicle without a name (%j)', async body => {
    expect((await put('veh-unnamed', { ...body, plate: 'HJ485KL' })).body.name).toBe('')
  })

  test('refuses an id that no database should hold', async () => {
    expect((await put('x'.repeat(201), { plate: 'AA111AA' })).body.fields[0].path).toBe('vehicleId')
  })

  test('tells whose word the classes of a vehicle are, and forgets them with the plate', async () => {
    const [car] = await list('camille')
    expect(car).toMatchObject({
      vehicleCritair: '1',
      vehicleCritairSource: 'DECLARED',
      vehicleTypeSource: 'DECLARED',
    })
    const renamed = await put(car.id, { name: 'Autre nom', plate: car.plate }, 'camille')
    expect(renamed.body).toMatchObject({ vehicleCritair: '1', vehicleTypeSource: null })
    const replaced = await put(car.id, { name: 'Autre', plate: 'QQ111QQ', vehicleCategory: 'VAN' }, 'camille')
    expect(replaced.body).toMatchObject({
      vehicleCritair: null,
      vehicleCritairSource: null,
      vehicleCategory: 'VAN',
    })
  })

  test('gives a hash of a plate that nobody can make without the city’s key', async () => {
    const { body } = await put('veh-hash', { plate: 'PL123AT' }, 'nadia')
    const again = await put('veh-hash', { plate: 'PL-123-AT' }, 'nadia')
    const plain = ['md5', 'sha1', 'sha256'].flatMap(name =>
      (['hex', 'base64url'] as const).map(form =>
        createHash(name).update('PL123AT').digest(form).slice(0, 32),
      ),
    )
    expect(body.hashedPlate).toMatch(/^[\w-]{32}$/)
    expect(again.body.hashedPlate).toBe(body.hashedPlate)
    expect(plain).not.toContain(body.hashedPlate)
  })
})
