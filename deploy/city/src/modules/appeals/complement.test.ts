import { toIsoIn } from '@parvis/shared-kernel/time'
import { appealFromWire, complementFromWire, complementWire, recourseWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { appealsOf, STATEMENT } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { acceptAppeal, askComplement } from './appeal.agent.ts'

const city = testCity()
const on = appealsOf(city)

const WISH = {
  message: 'La photo est floue.',
  pieces: [
    { name: 'Photo lisible', mandatory: true },
    { name: 'Autre document', mandatory: false },
  ],
}
const asked = async (wish: Partial<typeof WISH> & { days?: number } = {}, email = '') => {
  const { fine, id } = await on.filed({ ...STATEMENT, email })
  await askComplement(city.deps, on.valmont, id, { ...WISH, ...wish })
  return { fine, id }
}
const send = (id: string, body: object) =>
  on.ask(`/api/recourse/${id}/complementRequest`, { method: 'PATCH', body })
const pieceOf = (id: string, piece = 'piece-1') => on.upload(`/api/recourse/${id}/upload-url`, piece)

describe('the authority asks for something more', () => {
  test('and the citizen reads what, until when, by the appeal or by the fine', async () => {
    const { fine, id } = await asked({ days: 10 })
    const { body } = await on.ask(`/api/recourse/${id}/complement-request`)
    const complement = complementFromWire(v.parse(complementWire, body))
    expect(complement).toMatchObject({
      message: WISH.message,
      pieces: [{ id: 'piece-1', name: 'Photo lisible', mandatory: true }, { id: 'piece-2' }],
    })
    expect(toIsoIn(complement.dueAt!, 'Europe/Paris')).toContain('T23:59:59')
    expect((await on.ofFine(fine, '/complement-request')).body).toEqual(body)
    const appeal = appealFromWire(v.parse(recourseWire, (await on.ofFine(fine)).body))
    expect(appeal.state).toBe('complement-requested')
    expect(appeal.complement).toEqual(complement)
  })

  test('by the city’s days, one of which has 23 hours', async () => {
    const year = new Date(city.clock.now()).getUTCFullYear() + 1
    // 23:30 local time; daylight saving time begins before the last day.
    city.clock.moveBy(Date.parse(`${year}-03-20T22:30:00Z`) - city.clock.now())
    const { id } = await asked({ days: 14 })
    const { body } = await on.ask(`/api/recourse/${id}/complement-request`)
    const { dueAt } = complementFromWire(v.parse(complementWire, body))
    expect(toIsoIn(dueAt!, 'Europe/Paris')).toContain(`${year}-04-03T23:59:59`)
    city.clock.reset()
  })

  test('which the citizen’s mail says, with the documents by their names', async () => {
    await asked({}, 'complement@example.org')
    const mail = await mailBoxOf(city).mail('complement@example.org', 'éléments sont attendus')
    expect(mail.text).toContain(WISH.message)
    expect(mail.text).toContain('– Photo lisible\n– Autre document (facultatif)\n')
  })

  test('and the mail has no list where a message alone is asked', async () => {
    await asked({ pieces: [] }, 'message-alone@example.org')
    const mail = await mailBoxOf(city).mail('message-alone@example.org', 'éléments sont attendus')
    expect(mail.text).not.toContain('–\n')
    expect(mail.text).not.toMatch(/^– /m)
  })

  test('and nobody else reads it, with number and plate or with the appeal’s id', async () => {
    const { fine, id } = await asked()
    const ofFine = `/api/recourse/fps/${fine.number}/complement-request?plate=${fine.plate}`
    const answers = [
      await on.askAsStranger(ofFine),
      await on.askAsStranger(`/api/recourse/${id}/complement-request`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 403])
    expect(JSON.stringify(answers)).not.toContain(WISH.message)
  })

  test('and nothing is asked of an appeal of which nothing is asked', async () => {
    const { fine, id } = await on.filed()
    for (const path of [
      `/api/recourse/${id}/complement-request`,
      `/api/recourse/${'x'.repeat(32)}/complement-request`,
    ])
      expect((await on.ask(path)).status).toBe(404)
    expect((await on.ofFine(fine, '/complement-request')).status).toBe(404)
    const sent = await send(id, { pieces: [], message: 'Voici' })
    expect([sent.status, sent.body.error]).toEqual([409, 'OrderEvidenceNotExpected'])
    expect((await send('x'.repeat(32), { pieces: [], message: 'Voici' })).status).toBe(404)
  })
})

describe('the citizen answers', () => {
  test('and the appeal is among the filed ones again', async () => {
    const { fine, id } = await asked({}, 'answered@example.org')
    const piece = await pieceOf(id)
    const { status, body } = await send(id, { message: 'Voici.', pieces: [piece] })
    expect(status).toBe(200)
    const answered = appealFromWire(v.parse(recourseWire, body))
    expect(answered).toMatchObject({ state: 'filed', complement: null })
    // The answer stays readable beside the appeal's own files.
    expect(answered.complementAnswers).toMatchObject([
      {
        message: 'Voici.',
        requestedPieces: [{ id: 'piece-1', name: 'Photo lisible' }, { id: 'piece-2' }],
        pieces: [{ id: 'piece-1', urn: piece.urn }],
      },
    ])
    expect(answered.sentPieces).toEqual([])
    expect(await on.eventsOf(id)).toEqual([
      'appeal-begun',
      'appeal-filed',
      'appeal-complement-requested',
      'appeal-complement-answered',
    ])
    expect((await on.ofFine(fine, '/complement-request')).status).toBe(404)
    await mailBoxOf(city).mail('answered@example.org', 'éléments reçus')
  })

  test('once, though the same is sent again, even at once; nothing else is taken', async () => {
    const { id } = await asked({}, 'again@example.org')
    const [piece, other] = [await pieceOf(id), await pieceOf(id)]
    const answer = { message: 'Voici.', pieces: [piece] }
    const sent = await Promise.all([send(id, answer), send(id, answer)])
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    expect(await mailBoxOf(city).mailsTo('again@example.org')).toHaveLength(3)
    expect(await mailBoxOf(city).mailsTo('again@example.org')).toHaveLength(3)
    for (const change of [{ message: 'Autre.' }, { pieces: [other] }, { pieces: [] }])
      expect((await send(id, { ...answer, ...change })).body.error).toBe('OrderEvidenceNotExpected')
  })

  test('a second time when the authority asks a second time', async () => {
    const { id } = await asked()
    const [first, second] = [await pieceOf(id), await pieceOf(id)]
    await send(id, { pieces: [first] })
    const again = { message: 'Encore une chose.', pieces: [{ name: 'Photo', mandatory: true }] }
    await askComplement(city.deps, on.valmont, id, again)
    expect((await on.ask(`/api/recourse/${id}/complement-request`)).body.message).toBe('Encore une chose.')
    const { body } = await send(id, { message: 'La voici.', pieces: [second] })
    expect(appealFromWire(v.parse(recourseWire, body))).toMatchObject({
      state: 'filed',
      complementAnswers: [
        { message: '', pieces: [{ urn: first.urn }] },
        { message: 'La voici.', pieces: [{ urn: second.urn }] },
      ],
    })
  })

  describe.each([
    ['that names its request', true],
    ['that names none, as callers of before', false],
  ])('and an answer %s', (_, isNamed) => {
    const pieces = [{ name: 'Photo', mandatory: false }]
    const twiceAsked = async () => {
      const { id } = await asked({ pieces })
      const wish = () => on.ask(`/api/recourse/${id}/complement-request`)
      const named = async () =>
        isNamed ? { requestDatetime: (await wish()).body.requestDatetime as string } : {}
      const first = { message: 'Voici.', pieces: [await pieceOf(id)], ...(await named()) }
      expect((await send(id, first)).status).toBe(200)
      await askComplement(city.deps, on.valmont, id, { message: 'Encore une chose.', pieces })
      return { id, first, wish, named }
    }

    test(`repeated after the authority asked again ${isNamed ? 'stays the first’s' : 'is the second’s'}`, async () => {
      const { id, first, wish } = await twiceAsked()
      const events = await on.eventsOf(id)
      const again = await send(id, first)
      expect(again.status).toBe(200)
      expect(again.body.status).toBe(isNamed ? 'COMPLEMENT_REQUESTED' : 'FILLED')
      expect((await wish()).status).toBe(isNamed ? 200 : 404)
      expect((await on.eventsOf(id)).length - events.length).toBe(isNamed ? 0 : 1)
    })

    test('to the second request is taken, once', async () => {
      const { id, named } = await twiceAsked()
      const second = { message: 'La voici.', pieces: [], ...(await named()) }
      const sent = await Promise.all([send(id, second), send(id, second)])
      expect(sent.map(({ status, body }) => [status, body.status])).toEqual([
        [200, 'FILLED'],
        [200, 'FILLED'],
      ])
      expect((await on.eventsOf(id)).filter(kind => kind === 'appeal-complement-answered')).toHaveLength(2)
    })
  })

  test('by the request it names: other words to the one that is answered, and one never made, are refused', async () => {
    const { id } = await asked({ pieces: [] })
    const { requestDatetime } = (await on.ask(`/api/recourse/${id}/complement-request`)).body
    const never = { message: 'Voici.', pieces: [], requestDatetime: '2020-01-01T00:00:00Z' }
    expect((await send(id, never)).body.error).toBe('OrderEvidenceNotExpected')
    for (const malformed of ['2027-02-29T00:00:00Z', '2026-11-21T10:00:00+01'])
      expect((await send(id, { ...never, requestDatetime: malformed })).status).toBe(400)
    await send(id, { message: 'Voici.', pieces: [], requestDatetime })
    await askComplement(city.deps, on.valmont, id, { message: 'Encore.', pieces: [] })
    const other = await send(id, { message: 'Autre.', pieces: [], requestDatetime })
    expect([other.status, other.body.error]).toEqual([409, 'OrderEvidenceNotExpected'])
    expect((await on.ask(`/api/recourse/${id}/complement-request`)).body.message).toBe('Encore.')
  })

  test('late, while nobody has decided', async () => {
    const { id } = await asked({ days: 1 })
    const piece = await pieceOf(id)
    city.clock.moveBy(5 * 86_400_000)
    expect((await send(id, { pieces: [piece] })).status).toBe(200)
    city.clock.reset()
  })

  test.each([
    ['the mandatory piece', { message: 'Voici.', pieces: [] }, 409, 'OrderEvidenceMissing'],
    ['anything at all', { message: ' ', pieces: [] }, 400, 'ValidationFailed'],
  ])('not without %s', async (_, answer, status, error) => {
    const { id } = await asked()
    const sent = await send(id, answer)
    expect([sent.status, sent.body.error]).toEqual([status, error])
    expect((await on.ask(`/api/recourse/${id}/complement-request`)).status).toBe(200)
  })

  test('not with a piece that nobody asked, nor with one that is not there', async () => {
    const { id } = await asked()
    const wrong = await pieceOf(id, 'piece-9')
    expect((await send(id, { pieces: [wrong] })).body.error).toBe('OrderEvidenceNotExpected')
    const absent = { ...wrong, id: 'piece-1', urn: 'urn:none' }
    expect((await send(id, { pieces: [absent] })).body.error).toBe('EvidenceNeedsToBeUploaded')
  })

  test('not once the authority has decided', async () => {
    const { id } = await asked()
    const piece = await pieceOf(id)
    await acceptAppeal(city.deps, on.valmont, id, { answer: 'Accepté.' })
    expect((await send(id, { pieces: [piece] })).body.error).toBe('OrderEvidenceNotExpected')
  })
})
