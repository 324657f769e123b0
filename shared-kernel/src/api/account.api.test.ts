import { describe, expect, it } from 'vitest'
import { vehicleId } from '../ids/index.ts'
import { plate } from '../plates/index.ts'
import { EMPTY_ADDRESS } from '../subscriber/index.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { fakeSubscriber } from '../testing/fake-subscriber.ts'
import {
  fetchVehicles,
  patchLanguage,
  patchSubscriber,
  removeVehicle,
  saveProfile,
  saveVehicle,
  searchAddress,
} from './account.api.ts'

const answered = { subscriberId: 'camille', firstName: 'Camille', lang: 'en', zoneId: 'vm-gare' }

describe('writing the profile', () => {
  it('sends the professional address as null when all its fields are empty', async () => {
    const api = fakeApi({ 'PUT /api/subscriber': answered })
    await saveProfile(api, fakeSubscriber({ professionalAddress: EMPTY_ADDRESS }))
    expect(api.calls[0]?.json).toMatchObject({ firstName: 'Camille', professionalAddress: null })
  })

  it('gives back what the city now knows, its zone included', async () => {
    const api = fakeApi({ 'PUT /api/subscriber': answered })
    expect(await saveProfile(api, fakeSubscriber())).toMatchObject({
      firstName: 'Camille',
      zoneId: 'vm-gare',
    })
  })

  it('turns reminders on, and says nothing of the rest', async () => {
    const api = fakeApi({ 'PATCH /api/subscriber': { ...answered, shouldReceiveSms: true } })
    const operations = [{ op: 'replace', path: '/shouldReceiveSms', value: true }] as const
    expect((await patchSubscriber(api, [...operations])).shouldReceiveSms).toBe(true)
    expect(api.calls[0]?.json).toEqual(operations)
  })

  it('changes the language alone, by a patch of one operation', async () => {
    const api = fakeApi({ 'PATCH /api/subscriber': answered })
    expect((await patchLanguage(api, 'en')).lang).toBe('en')
    expect(api.calls[0]?.json).toEqual([{ op: 'replace', path: '/lang', value: 'en' }])
  })
})

describe('searching for an address', () => {
  it('gives each address with its line, missing parts as empty text', async () => {
    const api = fakeApi({
      'POST /api/v0/geocoding/research': [
        {
          concatAddress: '12 rue Pasteur, 38990 Valmont',
          address: { streetNumber: '12', addressLocality: 'Valmont' },
        },
      ],
    })
    expect(await searchAddress(api, '12 rue pas')).toEqual([
      {
        label: '12 rue Pasteur, 38990 Valmont',
        address: { ...EMPTY_ADDRESS, streetNumber: '12', locality: 'Valmont' },
      },
    ])
    expect(api.calls[0]?.json).toEqual({ text: '12 rue pas', limit: 8 })
  })
})

describe('the garage', () => {
  it('leaves out what was removed', async () => {
    const api = fakeApi({
      'GET /api/subscriber/vehicles': [
        { id: 'one', name: 'La voiture', plate: 'FG-482-KD' },
        { id: 'two', name: 'Vendue', plate: 'AA-229-AA', deleted: true },
      ],
    })
    expect(await fetchVehicles(api)).toMatchObject([{ id: 'one', plate: 'FG482KD' }])
  })

  it('names the vehicle in the address and says the rest in the body', async () => {
    const api = fakeApi({
      'PUT /api/subscriber/vehicles/v%2F1': { id: 'v/1' },
      'DELETE /api/subscriber/vehicles/v%2F1': undefined,
    })
    const id = vehicleId('v/1')
    await saveVehicle(api, { id, name: 'Fourgon', plate: plate('fg 482 kd')!, vehicleCategory: null })
    await removeVehicle(api, id)
    expect(api.calls.map(({ json }) => json)).toEqual([
      { name: 'Fourgon', plate: 'FG482KD', vehicleCategory: null },
      undefined,
    ])
  })
})
