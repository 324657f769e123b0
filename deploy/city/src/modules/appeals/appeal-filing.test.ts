import { courtDeadline, implicitRejectionAt, isImplicitlyRejected } from '@parvis/shared-kernel/fines'
import {
  appealFromWire,
  fineFromWire,
  fineWire,
  keptFinesWire,
  recourseWire,
} from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { appealsOf, STATEMENT, type TestFine } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'

const city = testCity()
const on = appealsOf(city)
const mails = mailBoxOf(city)

const claimsOf = async ({ number, plate }: TestFine) => {
  const { body } = await on.ask(`/api/fps/${number}?plate=${plate}`)
  return fineFromWire(v.parse(fineWire, body)).claims
}

const keptClaimsOf = async ({ number }: TestFine) => {
  const { body } = await on.ask('/api/subscriber/fps', { as: 'camille' })
  const kept = v.parse(keptFinesWire, body).find(({ fps }) => fps.id === number)
  return kept === undefined ? [] : fineFromWire(kept.fps).claims
}

describe('a citizen files an appeal', () => {
  test('and is told when it was, and when silence will be a rejection', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine, 'camille')
    const { status, body } = await on.file(id, fine, STATEMENT, 'camille')
    expect(status).toBe(200)
    const appeal = appealFromWire(v.parse(recourseWire, body))
    expect(appeal).toMatchObject({ state: 'filed', reasonId: 'other', statement: STATEMENT.statement })
    expect(appeal.implicitRejectionAt).toBe(implicitRejectionAt(appeal.filedAt!, 'Europe/Paris'))
    expect(await claimsOf(fine)).toEqual([
      {
        type: 'RAPO',
        date: appeal.filedAt,
        status: 'filed',
        decidedAt: null,
        dueAt: null,
        implicitRejectionAt: appeal.implicitRejectionAt,
        tribunalDeadline: courtDeadline(appeal, 'Europe/Paris'),
        access: 'holder',
      },
    ])
    expect(await on.eventsOf(id)).toEqual(['appeal-begun sub-camille', 'appeal-filed sub-camille'])
    expect(appeal.history.map(({ kind }) => kind)).toEqual(['begun', 'filed'])
  })

  test('and may go to court once the silence of a month has become a rejection', async () => {
    const { fine } = await on.filed()
    const told = async () => (await on.ofFine(fine)).body
    expect(await told()).toMatchObject({ status: 'FILLED', tribunalDeadline: null })
    city.clock.moveBy(33 * 86_400_000)
    const { tribunalDeadline, implicitRejectionDatetime } = await told()
    expect(tribunalDeadline > implicitRejectionDatetime).toBe(true)
    city.clock.reset()
  })

  test.each([
    ['the fine', (fine: TestFine) => claimsOf(fine)],
    ['the list of kept fines', (fine: TestFine) => keptClaimsOf(fine)],
  ])('and reads the same of silence and court on the appeal and on %s', async (_, claims) => {
    const fine = await on.issue()
    await on.file(await on.idOf(fine, 'camille'), fine, STATEMENT, 'camille')
    await on.ask(`/api/subscriber/fps/${fine.number}`, {
      method: 'PUT',
      body: { plate: fine.plate },
      as: 'camille',
    })
    city.clock.moveBy(33 * 86_400_000)
    const appeal = appealFromWire(v.parse(recourseWire, (await on.ofFine(fine)).body))
    const [claim] = await claims(fine)
    expect(claim).toMatchObject({
      status: 'filed',
      implicitRejectionAt: appeal.implicitRejectionAt,
      tribunalDeadline: appeal.tribunalDeadline,
    })
    expect(claim && isImplicitlyRejected(claim, city.clock.now())).toBe(true)
    city.clock.reset()
  })

  test('and gets a receipt with the hour, in the language of the form, without plate', async () => {
    const email = 'receipt@example.org'
    const { fine, id } = await on.filed({ ...STATEMENT, email }, undefined, 'en')
    const { subject, text } = await mails.mail(email, 'Your appeal is recorded')
    expect(text).toMatch(/recorded on .+\d{1,2}:\d{2}/)
    expect(subject + text).not.toContain(fine.plate)
    expect(subject + text).not.toContain(id)
  })

  test('once, though the answer gets lost and the same is sent again, even at once', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    const email = 'once@example.org'
    const send = () => on.file(id, fine, { ...STATEMENT, email })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.filedDatetime)).size).toBe(1)
    expect(await claimsOf(fine)).toHaveLength(1)
    expect(await on.eventsOf(id)).toEqual(['appeal-begun', 'appeal-filed'])
    expect(await mails.mailsTo(email)).toHaveLength(1)
    expect((await send()).status).toBe(200)
    expect(await mails.mailsTo(email)).toHaveLength(1)
  })

  test('whose text is then fixed', async () => {
    const { fine, id } = await on.filed()
    const other = await on.file(id, fine, { ...STATEMENT, statement: 'Autre texte' })
    expect([other.status, other.body.error]).toEqual([409, 'Conflict'])
    const draft = await on.put(id, fine, { statement: 'Autre texte' })
    expect([draft.status, draft.body.error]).toEqual([409, 'Conflict'])
    expect((await on.ofFine(fine)).body.statement).toBe(STATEMENT.statement)
  })

  test('saved before and filed with nothing but the wish', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    await on.put(id, fine, STATEMENT)
    expect((await on.put(id, fine, { submit: true })).body.status).toBe('FILLED')
  })

  test('not after the deadline, though it was begun before', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    await on.put(id, fine, STATEMENT)
    city.clock.moveBy(33 * 86_400_000)
    const { status, body } = await on.put(id, fine, { submit: true })
    expect([status, body.error]).toEqual([409, 'AppealDeadlinePassed'])
    city.clock.reset()
    expect((await on.ofFine(fine)).body.status).toBe('INIT_CREATION')
  })

  // `appeal-rules.test.ts` tests each error alone; this test checks that all are reported together and nothing is
  // filed.
  test('not without what is needed, which is named', async () => {
    const fine = await on.issue()
    const lacks = {
      statement: '  ',
      reasonId: null,
      lastName: 'F',
      email: 'alex',
      capacity: 'representative',
    }
    const said = { ...STATEMENT, ...lacks, firstName: '', address: null }
    const { status, body } = await on.file(await on.idOf(fine), fine, said)
    expect([status, body.error]).toEqual([400, 'ValidationFailed'])
    expect(body.fields.map(({ path }: { path: string }) => path).sort()).toEqual([
      ...['address.locality', 'address.postalCode', 'address.streetName', 'email', 'firstName', 'lastName'],
      ...['reasonId', 'representedName', 'statement'],
    ])
    expect(await claimsOf(fine)).toEqual([])
  })

  test('without an e-mail address, if there is none', async () => {
    const fine = await on.issue()
    expect((await on.file(await on.idOf(fine), fine, { ...STATEMENT, email: '' })).status).toBe(200)
  })
})

describe('the id of an appeal opens it, with its plate', () => {
  test.each(['PUT', 'DELETE'])(
    '%s with another plate, without one, or in another city is told nothing',
    async method => {
      const fine = await on.issue()
      const id = await on.idOf(fine)
      const body = method === 'PUT' ? { body: { statement: 'x' } } : {}
      for (const path of [`${id}?plate=ZZ999ZZ`, id, `${'x'.repeat(32)}?plate=${fine.plate}`])
        expect((await on.ask(`/api/recourse/${path}`, { method, ...body })).status).toBe(404)
      const elsewhere = { method, city: 'port-sable', ...body }
      expect((await on.ask(`/api/recourse/${id}?plate=${fine.plate}`, elsewhere)).status).toBe(404)
      expect((await on.ofFine(fine)).body.status).toBe('INIT_CREATION')
    },
  )
  test('and is checked where a plate is named beside it', async () => {
    const id = await on.idOf(await on.issue())
    const url = `/api/recourse/${id}/upload-url?mediaType=application/pdf`
    expect((await on.ask(url)).status).toBe(200)
    expect((await on.ask(`${url}&plate=ZZ999ZZ`)).status).toBe(404)
  })
})
