import { toIso } from '@parvis/shared-kernel/time'
import { subscriberWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { requestsOf } from '../../testing/requests.ts'
import { findSubscriber } from './subscriber.repo.ts'

const city = testCity()

const write = (body: object, as = 'louise') => city.ask('/api/subscriber', { method: 'PUT', as, body })
const patch = (path: string, value: unknown, as = 'louise') =>
  city.ask('/api/subscriber', { method: 'PATCH', as, body: [{ op: 'replace', path, value }] })
const kinds = async (account: string) => {
  const events = city.deps.db.selectFrom('events').select('kind').where('resource_id', '=', `sub-${account}`)
  return (await events.execute()).map(({ kind }) => kind)
}

describe('a change is judged by what it changes', () => {
  test('somebody whose stored profile breaks a rule can choose another language', async () => {
    await city.setPerson('georges', { first_name: 'G', phone_number: '12' })
    const { status, body } = await patch('/lang', 'en', 'georges')
    expect([status, body.lang]).toEqual([200, 'en'])
    expect((await write({ gender: 'male' }, 'georges')).status).toBe(200)
    expect((await patch('/shouldReceiveSms', true, 'georges')).body.shouldReceiveSms).toBe(true)
  })

  test('and is told of the fault when they touch that field', async () => {
    const patched = await patch('/phoneNumber', '123', 'georges')
    expect(patched.body.fields).toEqual([{ path: 'phoneNumber', message: 'malformed' }])
    const written = await write({ firstName: 'G', phoneNumber: '12' }, 'georges')
    expect(written.body.fields.map(({ path }: { path: string }) => path)).toEqual([
      'firstName',
      'phoneNumber',
    ])
  })

  test('a part of an address that leaves the address without street is refused', async () => {
    const { status, body } = await patch('/address/streetNumber', '3')
    expect(status).toBe(400)
    expect(body.fields.map(({ path }: { path: string }) => path)).toContain('address.streetName')
  })

  test.each([
    ['a number as language', '/lang', 3],
    ['a language that the city does not speak', '/lang', 'de'],
    ['a text as switch', '/shouldReceiveSms', 'yes'],
    ['a text as address', '/address', 'rue des Tanneurs'],
    ['an address as name', '/firstName', { streetName: 'x' }],
    ['the e-mail address, which must be proven', '/email', 'louise@example.org'],
  ])('%s is refused', async (_name, path, value) => {
    expect(await patch(path, value)).toMatchObject({ status: 400, body: { error: 'ValidationFailed' } })
  })

  test.each([
    ['whole', (profile: object) => write(profile, 'camille')],
    [
      'in part',
      (profile: object) =>
        city.ask('/api/subscriber', {
          method: 'PATCH',
          as: 'camille',
          body: Object.entries(profile).map(([name, value]) => ({ op: 'replace', path: `/${name}`, value })),
        }),
    ],
  ])('written %s by another client than the portal is kept as one sees it', async (_how, send) => {
    const unseen = (text: string) => ` \u200b${text}\u00ad\u00a0`
    const street = { streetNumber: '3', streetType: 'rue', streetName: 'des Tanneurs' }
    const texts = {
      firstName: 'Camille',
      lastName: 'Martin',
      phoneNumber: '0611223344',
      homePhoneNumber: '0476000001',
      address: { ...street, postalCode: '38990', locality: 'Valmont' },
      professionalAddress: { ...street, postalCode: '38990', locality: 'Valmont' },
      professionalEnterprise: { name: 'Fleurs', siret: '12345678901234', ape: '4776Z' },
    }
    const odd = JSON.parse(JSON.stringify(texts), (_key, value) =>
      typeof value === 'string' ? unseen(value) : value,
    )
    const { status, body } = await send(odd)
    expect([status, body]).toMatchObject([200, { ...texts, zoneId: 'vm-centre' }])
    expect((await send({ firstName: unseen('') })).body.fields).toEqual([
      { path: 'firstName', message: 'mandatory' },
    ])
  })

  test('a company is written whole and in part', async () => {
    const company = { name: 'Perrin Fleurs', siret: '12345678901234', ape: '4776Z' }
    expect((await patch('/professionalEnterprise', company)).body.professionalEnterprise).toEqual(company)
    expect((await patch('/professionalEnterprise/ape', '4776z')).body.fields[0].path).toBe(
      'professionalEnterprise.ape',
    )
    expect((await patch('/professionalEnterprise', null)).body.professionalEnterprise).toBeNull()
  })
})

describe('addresses and their zones', () => {
  const at = (street: string, type = 'rue') => ({
    streetNumber: '3',
    streetType: type,
    streetName: street,
    postalCode: '38990',
    locality: 'Valmont',
  })

  test('home and work lie each in its zone, or in none', async () => {
    const { body } = await write({ address: at('des Tanneurs'), professionalAddress: at('Pasteur') }, 'yanis')
    expect(v.parse(subscriberWire, body)).toMatchObject({
      zoneId: 'vm-centre',
      professionalZoneId: 'vm-gare',
    })
    const elsewhere = await write({ address: { ...at('des Tanneurs'), postalCode: '38000' } }, 'yanis')
    expect(elsewhere.body).toMatchObject({ zoneId: null, professionalZoneId: 'vm-gare' })
  })

  test('a professional address of blanks is none, and lies nowhere', async () => {
    const { body } = await write(
      {
        professionalAddress: { ...at(' '), streetNumber: '', streetType: '', postalCode: ' ', locality: '' },
      },
      'yanis',
    )
    expect(body).toMatchObject({ professionalAddress: null, professionalZoneId: null })
  })
})

describe('between reading a profile and writing it', () => {
  /** Saves another address, and does something meanwhile. */
  const saveWhile = async (as: string, meanwhile: () => Promise<unknown>) => {
    const { spend } = city.deps.limits
    city.deps.limits.spend = async buckets => {
      city.deps.limits.spend = spend
      await spend(buckets)
      await meanwhile()
    }
    await write({ email: 'new@example.org' }, await requestsOf(city).addPerson(as))
    return findSubscriber(city.deps.db, 'valmont', `sub-${as}`)
  }

  test('what another tab saves is kept', async () => {
    const saved = await saveWhile('two-tabs', () => patch('/phoneNumber', '0611223344', 'two-tabs'))
    expect(saved).toMatchObject({ email: 'new@example.org', phoneNumber: '0611223344' })
  })

  test('an erased person stays erased', async () => {
    const erased = { email: null, erased_at: toIso(city.clock.now()) }
    expect(await saveWhile('erased', () => city.setPerson('erased', erased))).toMatchObject({ email: '' })
  })
})

test('the timeline tells of a changed profile, neither of a language nor of a profile saved as it was', async () => {
  await patch('/lang', 'en', 'thomas')
  const { body } = await city.ask('/api/subscriber', { as: 'thomas' })
  await write({ phoneNumber: body.phoneNumber }, 'thomas')
  expect((await kinds('thomas')).filter(kind => kind === 'profile-changed')).toEqual([])
  await patch('/phoneNumber', '06 12 34 56 78', 'thomas')
  expect((await kinds('thomas')).filter(kind => kind === 'profile-changed')).toHaveLength(1)
})
