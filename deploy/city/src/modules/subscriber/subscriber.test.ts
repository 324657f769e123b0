import { subscriberWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'

const city = testCity()

const write = (body: object, as = 'louise') => city.ask('/api/subscriber', { method: 'PUT', as, body })
const patch = (body: unknown, as = 'louise') => city.ask('/api/subscriber', { method: 'PATCH', as, body })
const HOME = {
  streetNumber: '3',
  streetType: 'rue',
  streetName: 'des Tanneurs',
  postalCode: '38990',
  locality: 'Valmont',
}

describe('a citizen writes the profile', () => {
  test('an address of the city gives its zone, and the dashboard no longer asks for one', async () => {
    expect((await city.ask('/api/plans', { as: 'louise' })).body.shouldAskForAddress).toBe(true)
    const { status, body } = await write({ address: HOME })
    expect(status).toBe(200)
    expect(v.parse(subscriberWire, body)).toMatchObject({ zoneId: 'vm-centre', firstName: 'Louise' })
    expect((await city.ask('/api/plans', { as: 'louise' })).body.shouldAskForAddress).toBe(false)
  })

  test.each([
    ['a postal code of four digits', { address: { ...HOME, postalCode: '3899' } }, 'address.postalCode'],
    ['an address without street', { address: { ...HOME, streetName: '' } }, 'address.streetName'],
    [
      'a street number that is no number',
      { professionalAddress: { ...HOME, streetNumber: 'x' } },
      'professionalAddress.streetNumber',
    ],
    ['a telephone number that is none', { phoneNumber: '12' }, 'phoneNumber'],
    ['an e-mail address without domain', { email: 'louise@here' }, 'email'],
    [
      'a SIRET of 13 digits',
      { professionalEnterprise: { name: 'Atelier', siret: '1234567890123', ape: '' } },
      'professionalEnterprise.siret',
    ],
    [
      'a company of one letter',
      { professionalEnterprise: { name: 'X', siret: '12345678901234', ape: '' } },
      'professionalEnterprise.name',
    ],
    ['a last name of one letter', { lastName: 'P' }, 'lastName'],
    ['a number where a text belongs', { firstName: 3 }, 'firstName'],
  ])('%s is refused with the path of its field', async (_name, body, path) => {
    const answer = await write(body)
    expect([answer.status, answer.body.error]).toEqual([400, 'ValidationFailed'])
    expect(answer.body.fields.map((field: { path: string }) => field.path)).toEqual([path])
  })

  test('who one is and what the city decided cannot be written', async () => {
    const { body } = await write({
      subscriberId: 'sub-camille',
      zoneId: 'vm-gare',
      professional: true,
      address: HOME,
    })
    expect(body).toMatchObject({ subscriberId: 'sub-louise', zoneId: 'vm-centre', professional: false })
  })

  test('another telephone number does not move anybody to another zone', async () => {
    await city.setPerson('thomas', { zone_id: 'vm-coteaux' })
    expect((await write({ phoneNumber: '0612121212' }, 'thomas')).body.zoneId).toBe('vm-coteaux')
    expect((await write({ address: HOME }, 'thomas')).body.zoneId).toBe('vm-centre')
  })

  test('a professional address that is empty is none', async () => {
    const { body } = await write({ professionalAddress: { streetName: '', locality: '', postalCode: '' } })
    expect(body.professionalAddress).toBeNull()
  })
})

describe('a citizen patches the profile', () => {
  test('the language and one field of the address', async () => {
    const { status, body } = await patch([
      { op: 'replace', path: '/lang', value: 'en' },
      { op: 'replace', path: '/address/streetNumber', value: '5' },
    ])
    expect(status).toBe(200)
    expect(body).toMatchObject({ lang: 'en', address: { streetNumber: '5', streetName: 'des Tanneurs' } })
  })

  test.each([
    ['another person’s id', [{ op: 'replace', path: '/subscriberId', value: 'sub-camille' }]],
    ['the whole profile', [{ op: 'replace', path: '', value: {} }]],
    ['a copy', [{ op: 'copy', from: '/lang', path: '/firstName' }]],
    ['the prototype', [{ op: 'add', path: '/__proto__/admin', value: true }]],
    ['more than twenty operations', Array(21).fill({ op: 'replace', path: '/lang', value: 'fr' })],
  ])('%s is refused', async (_name, body) => {
    expect((await patch(body)).status).toBe(400)
    expect((await city.ask('/api/subscriber', { as: 'louise' })).body.subscriberId).toBe('sub-louise')
  })
})
