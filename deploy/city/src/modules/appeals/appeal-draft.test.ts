import { toIso } from '@parvis/shared-kernel/time'
import {
  appealFromWire,
  recourseCheckWire,
  recourseConfigurationWire,
  recourseCreationWire,
  recourseWire,
} from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { appealsOf, STATEMENT, type TestFine } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { correctFine, registerOutsidePayment } from '../fines/fine.agent.ts'

const city = testCity()
const on = appealsOf(city)
const A_DAY = 86_400_000

const NO_PRICE = { price: 0, reducedPrice: null, reducedUntil: null }

describe('the form', () => {
  test('has the city’s reasons in the citizen’s language, and "other" last', async () => {
    const ask = async (lang: string, cityId: string) =>
      v.parse(
        recourseConfigurationWire,
        (
          await city.ask('/api/recourse/configuration', {
            city: cityId,
            headers: { 'accept-language': lang },
          })
        ).body,
      )
    const french = await ask('fr', 'valmont')
    const english = await ask('en', 'valmont')
    expect(french.reasons.at(-1)).toMatchObject({ id: 'other', label: 'Autre motif' })
    expect(english.reasons.at(-1)).toMatchObject({ id: 'other', label: 'Another reason' })
    expect(french.reasons.map(({ id }) => id)).toEqual(english.reasons.map(({ id }) => id))
    expect((await ask('fr', 'port-sable')).reasons.length).toBeLessThan(french.reasons.length)
    const sold = french.reasons.find(({ id }) => id === 'vehicle-sold')
    expect(sold?.pieces).toEqual([{ id: 'sale-certificate', name: 'Certificat de cession', mandatory: true }])
  })
  test('says how large a file and how long a text may be', async () => {
    const { body } = await city.ask('/api/recourse/configuration')
    expect(body).toMatchObject({ maximumFileSize: 10_000_000, maximumStatementLength: 5_000 })
    expect(body.acceptedTypes).toContain('application/pdf')
    expect(body.acceptedTypes).not.toContain('image/svg+xml')
  })
})

describe('whether a fine can be contested', () => {
  const check = async (fine: { number: string; plate: string }) =>
    v.parse(recourseCheckWire, (await on.ofFine(fine, '/check')).body)

  test('a new one can, until the last second of the month', async () => {
    const fine = await on.issue()
    expect(await check(fine)).toEqual({ allowed: true, reason: null })
    const { deadline } = await on.begin(fine)
    const left = Date.parse(deadline!) - city.clock.now()
    city.clock.moveBy(left - 2_000)
    expect(await check(fine)).toMatchObject({ allowed: true })
    city.clock.moveBy(4_000)
    expect(await check(fine)).toEqual({ allowed: false, reason: 'AppealDeadlinePassed' })
    expect((await on.ofFine(fine, '/creation')).body.error).toBe('AppealDeadlinePassed')
    city.clock.reset()
  })

  test.each([
    ['one paid in full, for paying closes nothing', { source: 'antai', amount: 3_500 }, null],
    ['one that the debt recovery office collects', { source: 'recovery', amount: 10 }, 'AppealNotAllowed'],
  ] as const)('%s', async (_, payment, reason) => {
    const fine = await on.issue()
    const paidAt = city.clock.now()
    await registerOutsidePayment(city.deps, on.valmont, fine.number, { ...payment, paidAt })
    expect(await check(fine)).toEqual({ allowed: reason === null, reason })
  })

  test('one that costs nothing any more cannot', async () => {
    const fine = await on.issue()
    await correctFine(city.deps, on.valmont, fine.number, NO_PRICE)
    expect(await check(fine)).toEqual({ allowed: false, reason: 'AppealNotAllowed' })
  })

  test('one that was contested cannot again, before its correction', async () => {
    const { fine } = await on.filed()
    expect(await check(fine)).toEqual({ allowed: false, reason: 'AppealNotAllowed' })
    const { status, body } = await on.ask(
      `/api/recourse/fps/${fine.number}/_init-creation?plate=${fine.plate}`,
      {
        method: 'POST',
      },
    )
    expect([status, body.error]).toEqual([409, 'AppealNotAllowed'])
  })

  test.each(['', '/check', '/creation', '/complement-request'])(
    'is told to nobody with another plate (%s)',
    async call => {
      const { fine } = await on.filed()
      const { status, body } = await on.ofFine({ ...fine, plate: 'ZZ999ZZ' }, call)
      expect([status, body.error]).toEqual([404, 'FineNotFound'])
    },
  )
})

describe('a draft', () => {
  test('of a visitor is theirs alone: who begins without its secret begins another', async () => {
    const fine = await on.issue()
    const first = await on.begin(fine)
    const again = await on.begin(fine)
    expect(again.recourse?.id).toBe(first.recourse?.id)
    // The secret is returned only once.
    expect([typeof first.caseKey, again.caseKey]).toEqual(['string', null])
    const path = `/api/recourse/fps/${fine.number}`
    const other = await on.askAsStranger(`${path}/_init-creation?plate=${fine.plate}`, { method: 'POST' })
    expect(other.status).toBe(201)
    expect(other.body.recourse.id).not.toBe(first.recourse?.id)
    expect((await on.askAsStranger(`${path}/creation?plate=${fine.plate}`)).body.recourse).toBeNull()
    expect((await on.askAsStranger(`${path}?plate=${fine.plate}`)).status).toBe(404)
  })

  test('of an account is begun once, however often and at once it is asked for', async () => {
    const fine = await on.issue()
    expect((await on.ofFine(fine, '/creation')).body.recourse).toBeNull()
    const begin = () => on.begin(fine, 'camille')
    const begun = await Promise.all([begin(), begin(), begin()])
    const ids = begun.map(({ recourse }) => recourse?.id ?? '')
    expect(new Set(ids).size).toBe(1)
    // 192 bits in base64url.
    expect(ids[0]).toMatch(/^[\w-]{32}$/)
    expect(await on.eventsOf(ids[0]!)).toEqual(['appeal-begun sub-camille'])
    const { body } = await on.ofFine(fine, '/creation')
    expect(v.parse(recourseCreationWire, body).recourse?.id).toBe(ids[0])
  })

  test('belongs to who was signed in', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine, 'camille')
    expect(await on.eventsOf(id)).toEqual(['appeal-begun sub-camille'])
  })

  describe('of a visitor who signs in', () => {
    const path = ({ number, plate }: TestFine, call: string) =>
      `/api/recourse/fps/${number}/${call}?plate=${plate}`
    const draftOf = async (fine: TestFine, as: string) =>
      (await on.askAsStranger(path(fine, 'creation'), { as })).body.recourse?.id

    test.each<[string, (fine: TestFine, id: string) => Promise<unknown>]>([
      ['and opens the form again', fine => on.ask(path(fine, 'creation'), { as: 'georges' })],
      ['and begins again', fine => on.begin(fine, 'georges')],
      ['and goes on typing', (fine, id) => on.put(id, fine, { statement: 'Suite' }, 'georges')],
    ])('%s becomes their account’s, which has it without the secret', async (_what, open) => {
      const fine = await on.issue()
      const id = await on.idOf(fine)
      await on.put(id, fine, { statement: 'Début' })
      expect(await draftOf(fine, 'georges')).toBeUndefined()
      await open(fine, id)
      expect([await draftOf(fine, 'georges'), await draftOf(fine, 'camille')]).toEqual([id, undefined])
      expect(await on.eventsOf(id)).toEqual(['appeal-begun sub-georges'])
      expect((await on.ask(path(fine, 'creation'), { as: 'camille' })).body.recourse?.id).toBe(id)
      expect(await draftOf(fine, 'camille')).toBeUndefined()
      expect((await on.file(id, fine, { ...STATEMENT, email: '' }, 'georges')).status).toBe(200)
      expect(await on.eventsOf(id)).toEqual(['appeal-begun sub-georges', 'appeal-filed sub-georges'])
    })

    test('to an account that has begun one already stays apart from it', async () => {
      const fine = await on.issue()
      const own = (await on.askAsStranger(path(fine, '_init-creation'), { method: 'POST', as: 'georges' }))
        .body
      const id = await on.idOf(fine)
      await on.put(id, fine, { statement: 'Autre' }, 'georges')
      expect(await draftOf(fine, 'georges')).toBe(own.recourse.id)
      expect(await on.eventsOf(id)).toEqual(['appeal-begun'])
    })

    test('once it is filed stays the visitor’s', async () => {
      const { fine, id } = await on.filed()
      await on.put(id, fine, { ...STATEMENT, submit: true }, 'georges')
      expect((await on.askAsStranger(path(fine, 'check'), { as: 'georges' })).body.allowed).toBe(true)
      expect(await on.eventsOf(id)).toEqual(['appeal-begun', 'appeal-filed'])
    })
  })

  test('keeps what was said and forgets nothing that was not said again', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    await on.put(id, fine, { reasonId: 'broken-machine', statement: 'Premier' })
    const { status, body } = await on.put(id, fine, { statement: 'Second' })
    expect(status).toBe(200)
    expect(appealFromWire(v.parse(recourseWire, body))).toMatchObject({
      state: 'draft',
      reasonId: 'broken-machine',
      statement: 'Second',
    })
    await on.put(id, fine, { reasonId: null })
    expect((await on.ofFine(fine)).body.reasonId).toBeNull()
  })

  test('of two tabs that begin with the same text: the later one is told, and nothing is lost', async () => {
    const fine = await on.issue()
    const { recourse } = await on.begin(fine)
    const id = recourse?.id ?? ''
    const save = (statement: string, revision: number | string) =>
      on.ask(`/api/recourse/${id}?plate=${fine.plate}`, {
        method: 'PUT',
        body: { statement },
        headers: { 'if-match': `"${revision}"` },
      })
    expect(recourse?.revision).toBe(0)
    expect((await save('Premier onglet.', 0)).body).toMatchObject({ revision: 1 })
    const late = await save('Second onglet.', 0)
    expect([late.status, late.body.error]).toEqual([412, 'DraftConflict'])
    expect((await on.ofFine(fine)).body.statement).toBe('Premier onglet.')
    // A lost response: repeating the same save neither conflicts nor saves again.
    expect((await save('Premier onglet.', 0)).body).toMatchObject({ revision: 1 })
    expect((await save('Second onglet.', 1)).body).toMatchObject({ revision: 2 })
    expect((await save('x', 'abc')).status).toBe(400)
    const filing = { method: 'PUT', body: { ...STATEMENT, submit: true }, headers: { 'if-match': '"1"' } }
    expect((await on.ask(`/api/recourse/${id}?plate=${fine.plate}`, filing)).status).toBe(412)
  })

  test('of two tabs that save at once keeps one of the two texts whole', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    const texts = ['a'.repeat(3_000), 'b'.repeat(3_000)]
    const saved = await Promise.all(texts.map(statement => on.put(id, fine, { statement })))
    expect(saved.map(({ status }) => status)).toEqual([200, 200])
    expect(texts).toContain((await on.ofFine(fine)).body.statement)
  })

  test.each([
    ['more text than the city takes', { statement: 'x'.repeat(5_001) }, 'statement'],
    ['a reason that the city does not know', { reasonId: 'mine' }, 'reasonId'],
  ])('refuses %s', async (_, change, path) => {
    const fine = await on.issue()
    const { status, body } = await on.put(await on.idOf(fine), fine, change)
    expect([status, body.error, body.fields[0].path]).toEqual([400, 'ValidationFailed', path])
  })

  test('never tells who wrote it: a number and a plate stand on every windscreen', async () => {
    const { fine } = await on.filed()
    const { body } = await on.askAsStranger(`/api/recourse/fps/${fine.number}?plate=${fine.plate}`)
    expect(body).toMatchObject({ status: 'FILLED', access: 'STRANGER', statement: null, appellant: null })
    expect(JSON.stringify(body)).not.toMatch(/Fontaine|alex|Pasteur|livraisons/)
  })

  test('tells who wrote it to their account, and to nobody else’s', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine, 'camille')
    const who = { capacity: 'representative', representedName: 'Société Durand' }
    const saved = await on.put(id, fine, { ...STATEMENT, ...who }, 'camille')
    expect(saved.body.appellant).toMatchObject({ ...who, lastName: 'Fontaine' })
    const path = `/api/recourse/fps/${fine.number}/creation?plate=${fine.plate}`
    const told = async (as?: string) =>
      (await on.askAsStranger(path, as === undefined ? {} : { as })).body.recourse?.appellant ?? null
    expect(await told('camille')).toMatchObject({ address: { streetName: 'rue Pasteur' } })
    expect([await told(), await told('georges')]).toEqual([null, null])
  })

  test('tells who wrote it to whoever holds its case link', async () => {
    const fine = await on.issue()
    await on.put(await on.idOf(fine), fine, STATEMENT)
    const path = `/api/recourse/fps/${fine.number}/creation?plate=${fine.plate}`
    const { body } = await on.ask(path)
    expect(body.recourse.appellant).toMatchObject({ lastName: 'Fontaine' })
  })

  test('goes over to the corrected notice with its new time limit', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    await on.put(id, fine, STATEMENT)
    city.clock.moveBy(10 * A_DAY)
    await correctFine(city.deps, on.valmont, fine.number, { ...NO_PRICE, price: 2_000 })
    const creation = await on.begin(fine)
    expect(creation.recourse).toMatchObject({ id, statement: STATEMENT.statement })
    expect(creation.recourse?.deadline).toBe(creation.deadline)
    expect(creation.deadline! > toIso(city.clock.now())).toBe(true)
    expect((await on.file(id, fine)).status).toBe(200)
    city.clock.reset()
  })
})
