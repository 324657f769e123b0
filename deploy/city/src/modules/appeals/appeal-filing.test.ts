import { courtDeadline, implicitRejectionAt, isClaimSilent } from '@parvis/shared-kernel/fines'
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
    expect(claim && isClaimSilent(claim, city.clock.now())).toBe(true)
    city.clock.reset()
  })

  test('and gets a receipt with the hour, in the language of the form, without plate', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    const email = 'receipt@example.org'
    await on.ask(`/api/recourse/${id}?plate=${fine.plate}`, {
      method: 'PUT',
      body: { ...STATEMENT, email, submit: true },
      headers: { 'accept-language': 'en' },
    })
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

  test.each([
    ['a statement', { statement: '  ' }, ['statement']],
    ['a reason', { reasonId: null }, ['reasonId']],
    ['a name', { firstName: '', lastName: 'F' }, ['firstName', 'lastName']],
    ['an address', { address: null }, ['address.streetName', 'address.postalCode', 'address.locality']],
    ['a right e-mail', { email: 'alex' }, ['email']],
    ['the name of whom it is for', { capacity: 'representative' }, ['representedName']],
  ])('not without %s', async (_, change, paths) => {
    const fine = await on.issue()
    const { status, body } = await on.file(await on.idOf(fine), fine, { ...STATEMENT, ...change })
    expect([status, body.error]).toEqual([400, 'ValidationFailed'])
    expect(body.fields.map(({ path }: { path: string }) => path)).toEqual(paths)
    expect(await claimsOf(fine)).toEqual([])
  })

  test('without an e-mail address, if there is none', async () => {
    const fine = await on.issue()
    expect((await on.file(await on.idOf(fine), fine, { ...STATEMENT, email: '' })).status).toBe(200)
  })
})

describe('pieces', () => {
  const sold = { ...STATEMENT, reasonId: 'vehicle-sold' }

  test('that a reason needs must be there', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    const missing = await on.file(id, fine, sold)
    expect([missing.status, missing.body.error]).toEqual([409, 'OrderEvidenceMissing'])
    const piece = await on.upload(`/api/recourse/${id}/upload-url`, 'sale-certificate')
    const { status, body } = await on.file(id, fine, { ...sold, pieces: [piece] })
    expect(status).toBe(200)
    expect(body.sentPieces).toMatchObject([{ id: 'sale-certificate', urn: piece.urn, name: 'piece.pdf' }])
    expect((await on.file(id, fine, { ...sold, pieces: [piece] })).status).toBe(200)
    expect((await on.file(id, fine, { ...sold, pieces: [] })).body.error).toBe('Conflict')
  })

  test('are told in the order in which they were added', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    const pieces = []
    for (let count = 0; count < 4; count += 1)
      pieces.push(await on.upload(`/api/recourse/${id}/upload-url`, 'sale-certificate'))
    const { body } = await on.file(id, fine, { ...sold, pieces })
    expect(body.sentPieces.map(({ urn }: { urn: string }) => urn)).toEqual(pieces.map(({ urn }) => urn))
  })

  test('are a mandate, too, where somebody contests for another', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    const forCompany = { ...STATEMENT, capacity: 'representative', representedName: 'Société Durand' }
    expect((await on.file(id, fine, forCompany)).body.error).toBe('OrderEvidenceMissing')
    const mandate = await on.upload(`/api/recourse/${id}/upload-url`, 'mandate')
    const asOwner = await on.put(id, fine, { ...forCompany, capacity: 'owner', pieces: [mandate] })
    expect(asOwner.body.error).toBe('OrderEvidenceNotExpected')
    const { status, body } = await on.file(id, fine, { ...forCompany, pieces: [mandate] })
    expect([status, body.sentPieces[0].id]).toEqual([200, 'mandate'])
  })

  test('stay with the draft, and go when another reason is chosen', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    const piece = await on.upload(`/api/recourse/${id}/upload-url`, 'sale-certificate')
    await on.put(id, fine, { reasonId: 'vehicle-sold', pieces: [piece] })
    expect((await on.put(id, fine, { statement: 'Texte' })).body.sentPieces).toHaveLength(1)
    expect((await on.put(id, fine, { reasonId: 'other' })).body.sentPieces).toHaveLength(0)
  })

  test('must have been uploaded, by this appeal', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    const other = await on.idOf(await on.issue())
    const { body } = await on.ask(`/api/recourse/${id}/upload-url?mediaType=application/pdf`)
    const never = {
      id: 'sale-certificate',
      urn: body.fileUrn,
      name: 'a.pdf',
      size: 9,
      mime: 'application/pdf',
    }
    const foreign = await on.upload(`/api/recourse/${other}/upload-url`, 'sale-certificate')
    for (const piece of [never, foreign, { ...never, urn: 'urn:none' }]) {
      const answer = await on.put(id, fine, { ...sold, pieces: [piece] })
      expect([answer.status, answer.body.error]).toEqual([409, 'EvidenceNeedsToBeUploaded'])
    }
  })

  test('must be among those that the reason asks', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    const piece = await on.upload(`/api/recourse/${id}/upload-url`, 'complaint')
    const { status, body } = await on.put(id, fine, { ...sold, pieces: [piece] })
    expect([status, body.error]).toEqual([409, 'OrderEvidenceNotExpected'])
  })

  test('are taken while the appeal is written, and not of every type', async () => {
    const { id } = await on.filed()
    const closed = await on.ask(`/api/recourse/${id}/upload-url?mediaType=application/pdf`)
    expect([closed.status, closed.body.error]).toEqual([409, 'OrderEvidenceNotExpected'])
    const draft = await on.idOf(await on.issue())
    const svg = await on.ask(`/api/recourse/${draft}/upload-url?mediaType=image/svg%2Bxml`)
    expect([svg.status, svg.body.error]).toEqual([415, 'FileTypeNotSupported'])
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
