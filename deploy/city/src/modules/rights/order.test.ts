import { describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { dossiersOf } from '../../testing/dossiers.ts'
import { callback, OTHER_TICKET, paymentsOf } from '../../testing/payments.ts'
import { requestsOf } from '../../testing/requests.ts'
import { findSession } from '../session/session.service.ts'
import { writePlates as writeRead } from './order.service.ts'

const city = testCity()
const dossiers = dossiersOf(city)
const requests = requestsOf(city)
const payments = paymentsOf(city)

const cancel = (id: string, as = 'camille') => city.ask(`/api/order/${id}`, { method: 'DELETE', as })
const writePlates = (id: string, plates: string[], as = 'camille') =>
  city.ask(`/api/order/${id}/plates`, { method: 'PUT', as, body: { plates } })

describe('a citizen cancels a right', () => {
  test('that waits for payment, and it stays canceled', async () => {
    expect((await cancel('camille-sub-to-pay')).status).toBe(204)
    expect((await dossiers.read('camille-sub-to-pay', 'camille')).status).toBe('DISCARDED')
    expect((await cancel('camille-sub-to-pay')).body.error).toBe('OrderIsNotCancelable')
    expect((await dossiers.events('camille-sub-to-pay', 'camille')).at(-1)).toBe('right-canceled')
  })

  test('that has not started, where the definition allows it', async () => {
    expect((await cancel('camille-tic-to-come')).status).toBe(204)
  })

  test.each([
    ['that has started', 'camille-tic-today', 'camille', 'OrderAlreadyStarted'],
    ['that has started months ago', 'camille-sub-shared', 'camille', 'OrderAlreadyStarted'],
    ['that has ended', 'camille-sub-expired', 'camille', 'OrderIsNotCancelable'],
    ['whose offer does not allow it', 'nadia-sub-nurse', 'nadia', 'OrderIsNotCancelable'],
    ['that is under review', 'thomas-sub-review', 'thomas', 'OrderIsNotCancelable'],
    ['that another shares with them', 'camille-sub-shared', 'ines', 'Not Found'],
    ['of somebody else', 'camille-sub-shared', 'georges', 'Not Found'],
  ])('but not one %s', async (_name, id, as, error) => {
    expect((await cancel(id, as)).body.error).toBe(error)
  })

  test('but not one that came from elsewhere than the portal', async () => {
    const id = await requests.addRight('louise', { plan: 'vm-electric', status: 'awaiting-payment' })
    await city.setRight(id, { creation_source: 'BACK' })
    expect((await cancel(id, 'louise')).body.error).toBe('OrderIsNotCancelable')
  })

  test('twice at once, and it is canceled once', async () => {
    const id = await requests.addRight('louise', { plan: 'vm-electric', status: 'awaiting-payment' })
    const answers = await Promise.all([cancel(id, 'louise'), cancel(id, 'louise')])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  test('but not while a payment is open, and the payment is applied', async () => {
    const { body } = await payments.start(OTHER_TICKET)
    expect((await cancel('thomas-tic-pay', 'thomas')).body.error).toBe(
      'OrderIsNotCancelableDueToPaymentNotif',
    )
    await payments.send(callback(await payments.operationOf(body)))
    expect(await dossiers.status('thomas-tic-pay')).toBe('granted')
  })

  test('or pays for it, of both at once one happens', async () => {
    const target = { path: '/api/subscriber/subscriptions/thomas-sub-pay/payments', as: 'thomas' }
    const [canceled, started] = await Promise.all([
      cancel('thomas-sub-pay', 'thomas'),
      payments.start(target),
    ])
    expect([canceled.status === 204, started.status === 200].filter(Boolean)).toHaveLength(1)
    expect(await dossiers.status('thomas-sub-pay')).toBe(
      canceled.status === 204 ? 'canceled' : 'awaiting-payment',
    )
  })
})

describe('a citizen writes the plates of a right', () => {
  test('and the history keeps what came and went', async () => {
    expect((await writePlates('camille-sub-shared', ['gl-123-zz', '  '])).status).toBe(204)
    const { plates, plateHistory } = await dossiers.read('camille-sub-shared', 'camille')
    expect(plates).toEqual(['GL123ZZ'])
    expect(plateHistory.historyElementList.at(-1)).toMatchObject({
      newPlates: ['GL123ZZ'],
      removedPlates: ['FG482KD'],
      status: 'VALIDATED',
    })
    expect((await dossiers.events('camille-sub-shared', 'camille')).at(-1)).toBe('plates-changed')
  })

  test('the same ones again change nothing', async () => {
    const before = await dossiers.row('camille-sub-shared')
    expect((await writePlates('camille-sub-shared', ['GL-123-ZZ', 'gl123zz'])).status).toBe(204)
    expect(await dossiers.row('camille-sub-shared')).toEqual(before)
  })

  test('that another shares with them', async () => {
    expect((await writePlates('camille-sub-shared', ['GL124ZZ'], 'ines')).status).toBe(204)
  })

  test('of a fleet, up to its ten vans', async () => {
    const plates = Array.from({ length: 11 }, (_, index) => `GA${100 + index}BC`)
    expect((await writePlates('yanis-sub-fleet', plates, 'yanis')).body.error).toBe(
      'OrderPlateMaxLengthExceeded',
    )
    for (const fewer of [plates.slice(1), plates.slice(2)]) {
      expect((await writePlates('yanis-sub-fleet', fewer, 'yanis')).status).toBe(204)
      expect((await dossiers.row('yanis-sub-fleet')).plates).toEqual(fewer)
    }
  })

  test('that somebody changed since it was read: they are told to look again', async () => {
    const session = await findSession(city.deps, 'valmont', await city.tokenOf('camille'))
    const [valmont] = city.deps.cities
    if (session === null || valmont === undefined) throw new Error('Camille is not signed in')
    const read = await dossiers.row('camille-sub-renewable')
    expect((await writePlates('camille-sub-renewable', ['GM111AA'])).status).toBe(204)
    await expect(writeRead(city.deps, valmont, session, read, ['GM222BB'])).rejects.toMatchObject({
      code: 'Conflict',
    })
    expect((await dossiers.row('camille-sub-renewable')).plates).toEqual(['GM111AA'])
  })

  test('several at once: each is written whole, or told to look again', async () => {
    const plate = ['GN111AA', 'GN222BB', 'GN333CC', 'GN444DD']
    const answers = await Promise.all(plate.map(plate => writePlates('camille-sub-renewable', [plate])))
    const written = plate.filter((_plate, index) => answers[index]?.status === 204)
    const { plateHistory, plates } = await dossiers.read('camille-sub-renewable', 'camille')
    const history = plateHistory.historyElementList.slice(-written.length)
    expect(written.length).toBeGreaterThan(0)
    expect(new Set(history.flatMap((line: { newPlates: string[] }) => line.newPlates))).toEqual(
      new Set(written),
    )
    expect(plates).toEqual(history.at(-1).newPlates)
  })

  test.each([
    ['no plate at all', 'camille-sub-shared', [' '], 'OrderPlateRequirementNotFulfilled'],
    ['something that is no plate', 'camille-sub-shared', ['A'], 'ValidationFailed'],
    [
      'a right whose offer does not allow it',
      'camille-sub-to-come',
      ['GL123ZZ'],
      'OrderRestrictionViolation',
    ],
    ['a right that has ended', 'camille-sub-expired', ['GL123ZZ'], 'OrderRestrictionViolation'],
  ])('but not %s', async (_name, id, plates, error) => {
    expect((await writePlates(id, plates)).body.error).toBe(error)
  })
})

describe('a plate that somebody else has', () => {
  const EDITABLE = { canEditPlateDuringValidity: true, validityAreasChoiceEnabled: true }

  test('in the same offer, zone and time is used; elsewhere, before or later it is not', async () => {
    await requests.addOffer('shared-plates', EDITABLE)
    const held = { plan: 'shared-plates', plates: ['HH100AA'], zones: ['vm-centre'] }
    await requests.addRight('georges', held)
    const same = await requests.addRight('louise', { ...held, plates: ['HH200BB'] })
    const elsewhere = await requests.addRight('louise', { ...held, plates: [], zones: ['vm-gare'] })
    const later = await requests.addRight('louise', { ...held, plates: [], start: 301, end: 400 })
    expect((await writePlates(same, ['HH100AA'], 'louise')).body.error).toBe('OrderPlateUsed')
    expect((await writePlates(elsewhere, ['HH100AA'], 'louise')).status).toBe(204)
    expect((await writePlates(later, ['HH100AA'], 'louise')).status).toBe(204)
    await requests.addRight('georges', { ...held, plates: ['HH500EE'], start: -9, end: -8 })
    const begun = await requests.addRight('louise', { ...held, plates: [], start: -10 })
    expect((await writePlates(begun, ['HH500EE'], 'louise')).status).toBe(204)
  })

  test('cannot be found out by trying one plate after the other', async () => {
    await requests.addPerson('curious')
    await requests.addOffer('guessed-plates', EDITABLE)
    await requests.addRight('georges', { plan: 'guessed-plates', plates: ['HH300CC'] })
    const mine = await requests.addRight('curious', { plan: 'guessed-plates', plates: ['HH400DD'] })
    for (let tries = 0; tries < 10; tries += 1) await writePlates(mine, ['HH300CC'], 'curious')
    expect((await writePlates(mine, ['HH500EE'], 'curious')).status).toBe(429)
  })

  test('cannot be found out by trying many at once', async () => {
    await requests.addPerson('hasty')
    const mine = await requests.addRight('hasty', { plan: 'guessed-plates', plates: ['HH400DD'] })
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => writePlates(mine, ['HH300CC'], 'hasty')),
    )
    const told = answers.filter(({ body }) => body?.error === 'OrderPlateUsed')
    expect(told).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })
})

test('a ticket that goes with a subscription’s plates takes those alone', async () => {
  const terms = { shouldUseSubscriptionPlate: true, canEditPlateDuringValidity: true }
  await requests.addDefinition('of-the-fleet', terms)
  const subscription = await requests.addRight('louise', {
    plan: 'vm-electric',
    plates: ['HE100AA', 'HE200BB'],
  })
  const ticket = await requests.addRight('louise', { kind: 'ticket', plan: 'of-the-fleet', plates: [] })
  await city.setRight(ticket, { subscription_id: subscription })
  expect((await writePlates(ticket, ['HE300CC'], 'louise')).body.error).toBe(
    'OrderActiveRightDoesNotCoverEveryPlate',
  )
  expect((await writePlates(ticket, ['HE200BB'], 'louise')).status).toBe(204)
})

describe('an offer for certain vehicles', () => {
  test('takes those of the garage with their class', async () => {
    const terms = { canEditPlateDuringValidity: true, restrictions: { vehicleCritairs: ['1'] } }
    await requests.addOffer('clean-cars', terms)
    const id = await requests.addRight('louise', { plan: 'clean-cars', plates: [] })
    await city.deps.db
      .insertInto('vehicles')
      .values({
        city_id: 'valmont',
        vehicle_id: 'veh-clean',
        subscriber_id: 'sub-louise',
        name: 'Voiture',
        plate: 'HC100CC',
        created_at: at(city.clock.now()),
      })
      .execute()
    expect((await writePlates(id, ['HC999ZZ'], 'louise')).body.error).toBe('OrderPlateNoVehicle')
    expect((await writePlates(id, ['HC100CC'], 'louise')).body.error).toBe('OrderRestrictionViolation')
    await city.deps.db
      .updateTable('vehicles')
      .set({ vehicle_critair: '1' })
      .where('vehicle_id', '=', 'veh-clean')
      .execute()
    expect((await writePlates(id, ['HC100CC'], 'louise')).status).toBe(204)
  })

  test('asks nothing again of the plates that it has: a co-holder changes their own beside the owner’s', async () => {
    const id = await requests.addRight('louise', { plan: 'clean-cars', plates: ['HD100DD', 'HD200DD'] })
    const joined_at = at(city.clock.now())
    await city.deps.db
      .insertInto('right_sharers')
      .values({ right_id: id, subscriber_id: 'sub-camille', joined_at })
      .execute()
    expect((await writePlates(id, ['HD100DD', 'HD300DD'])).body.error).toBe('OrderPlateNoVehicle')
    const clean = { name: 'Voiture', vehicle_critair: '1', created_at: joined_at }
    const own = {
      city_id: 'valmont',
      vehicle_id: 'veh-guest',
      subscriber_id: 'sub-camille',
      plate: 'HD300DD',
    }
    await city.deps.db
      .insertInto('vehicles')
      .values({ ...clean, ...own })
      .execute()
    expect((await writePlates(id, ['HD100DD', 'HD300DD'])).status).toBe(204)
  })
})
