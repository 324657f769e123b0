import { OBJECTION_SECONDS, type RefundStatus } from '@parvis/shared-kernel/fines'
import { refundFromWire, refundWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { appealsOf } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { acceptAppeal } from '../appeals/appeal.agent.ts'
import { acceptRefund, askRefundDocument, openRefund, payRefund, rejectRefund } from './refund.agent.ts'
import { listRefundsOfFine } from './refund.repo.ts'

const city = testCity()
const on = appealsOf(city)

const overpaidFine = async (amount = 4_000) => {
  const fine = await on.issue()
  await on.payElsewhere(fine, amount)
  return fine
}
const open = async (email = '') => {
  const { number } = await overpaidFine()
  const requested = { fineId: number, email, subscriberId: 'sub-camille' }
  const { refund_id: id } = await openRefund(city.deps, on.valmont, requested)
  await on.hold('refund', id)
  return id
}
const bankDetails = (id: string) => on.upload(`/api/refund/${id}/upload-url`, 'bank-details')
const send = (id: string, body: object) => on.ask(`/api/refund/document/${id}`, { method: 'PUT', body })
const read = async (id: string) =>
  refundFromWire(v.parse(refundWire, (await on.ask(`/api/refund/${id}`)).body))

const ACTIONS = {
  send: async (id: string) => (await send(id, await bankDetails(id).catch(() => NO_FILE))).body,
  ask: (id: string) => askRefundDocument(city.deps, on.valmont, id, 'Illisible.'),
  accept: (id: string) => acceptRefund(city.deps, on.valmont, id),
  pay: async (id: string) => {
    await city.deps.background.idle(25_000)
    city.clock.moveBy(OBJECTION_SECONDS * 1_000 + 1)
    return payRefund(city.deps, on.valmont, id).finally(() => city.clock.reset())
  },
  reject: (id: string) => rejectRefund(city.deps, on.valmont, id, 'Déjà rendu.'),
} as const
type Action = keyof typeof ACTIONS
const NO_FILE = { id: 'bank-details', urn: 'urn:none', name: 'a', size: 1, mime: 'application/pdf' }

const WAY = {
  'document-requested': [],
  'under-review': ['send'],
  accepted: ['send', 'accept'],
  paid: ['send', 'accept', 'pay'],
  rejected: ['reject'],
} as const satisfies Partial<Record<RefundStatus, readonly Action[]>>

const DONE = 'OrderDecisionAlreadyExists'
const NOT_YET = 'OrderDecisionNotExpected'
// The kernel's `state-tables.test.ts` proves all transitions; here each action is tested once where it is allowed,
// once where it is too early and once where it is too late.
describe('an action on a refund', () => {
  test.each([
    ['under-review', 'ask', 'document-requested'],
    ['under-review', 'accept', 'accepted'],
    ['accepted', 'pay', 'paid'],
    ['document-requested', 'reject', 'rejected'],
    ['document-requested', 'ask', NOT_YET],
    ['document-requested', 'accept', NOT_YET],
    ['under-review', 'pay', NOT_YET],
    ['accepted', 'reject', NOT_YET],
    ['paid', 'pay', DONE],
    ['rejected', 'accept', DONE],
  ] as const)('%s, %s: %s', async (status, action, expected) => {
    const id = await open()
    for (const step of WAY[status]) await ACTIONS[step](id)
    const code = await ACTIONS[action](id).then(
      () => null,
      (failure: { code: string }) => failure.code,
    )
    expect(code ?? (await read(id)).status).toBe(expected)
  })

  test('the document is not taken any more once it is accepted', async () => {
    const id = await open()
    const late = await bankDetails(id)
    for (const step of WAY.accepted) await ACTIONS[step](id)
    const { status, body } = await send(id, late)
    expect([status, body.error]).toEqual([409, 'OrderEvidenceNotExpected'])
    const url = await on.ask(`/api/refund/${id}/upload-url?mediaType=application/pdf`)
    expect([url.status, url.body.error]).toEqual([409, 'OrderEvidenceNotExpected'])
  })
})

describe('a citizen is paid back', () => {
  test('from the bank details to the money', async () => {
    const email = 'refund@example.org'
    const id = await open(email)
    expect(await read(id)).toMatchObject({
      status: 'document-requested',
      amount: 500,
      documents: [{ id: 'bank-details', name: 'Coordonnées bancaires (RIB)', providedAt: null }],
    })
    const document = await bankDetails(id)
    const sent = await send(id, document)
    expect(sent.body).toMatchObject({ status: 'UNDER_REVIEW', documents: [{ id: 'bank-details' }] })
    expect((await send(id, document)).status).toBe(200)
    await ACTIONS.accept(id)
    await ACTIONS.pay(id)
    const { status, paidAt, decidedAt, events, usualDays } = await read(id)
    expect([status, paidAt, decidedAt]).toEqual(['paid', expect.any(Number), expect.any(Number)])
    expect(usualDays).toEqual({ review: 10, transfer: 5 })
    expect(events.map(({ kind }) => kind)).toEqual([
      'opened',
      'document-requested',
      'document-sent',
      'accepted',
      'paid',
    ])
    expect(await on.eventsOf(id)).toEqual(
      ['opened', 'document-requested', 'document-sent', 'accepted', 'paid'].map(
        kind => `refund-${kind} sub-camille`,
      ),
    )
    const mails = await mailBoxOf(city).mailsTo(email)
    expect(mails).toHaveLength(4)
    expect(mails.map(({ text }) => text).join()).toContain('5,00')
    const [portal = ''] = on.valmont.portals
    expect(mails.every(({ text }) => text.includes(`${portal}/refunds/${id}#case=`))).toBe(true)
  })

  test('once, though the document is sent twice at once', async () => {
    const id = await open()
    const document = await bankDetails(id)
    const sent = await Promise.all([send(id, document), send(id, document)])
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    expect((await on.eventsOf(id)).filter(kind => kind.startsWith('refund-document-sent'))).toHaveLength(1)
  })

  test('or is told why not', async () => {
    const id = await open('refused@example.org')
    await ACTIONS.reject(id)
    expect(await read(id)).toMatchObject({ status: 'rejected', answer: 'Déjà rendu.' })
    expect((await mailBoxOf(city).mail('refused@example.org', 'refusé')).text).toContain('Déjà rendu.')
    await expect(rejectRefund(city.deps, on.valmont, id, '')).rejects.toMatchObject({
      code: 'ValidationFailed',
    })
  })

  test('by another document where the first cannot be used', async () => {
    const id = await open()
    await ACTIONS.send(id)
    await ACTIONS.ask(id)
    const asked = await read(id)
    expect([asked.documents[0]?.providedAt, asked.askedText]).toEqual([null, 'Illisible.'])
    await ACTIONS.send(id)
    expect((await read(id)).status).toBe('under-review')
  })

  test('in their language', async () => {
    const id = await open()
    const { body } = await on.ask(`/api/refund/${id}`, { headers: { 'accept-language': 'en' } })
    expect(body.documents[0].name).toBe('Bank details (IBAN)')
  })
})

describe('the document', () => {
  test('must be the one that is asked', async () => {
    const id = await open()
    const { status, body } = await send(id, { ...(await bankDetails(id)), id: 'passport' })
    expect([status, body.error]).toEqual([409, 'OrderEvidenceNotFound'])
  })
  test('must have been uploaded for this refund', async () => {
    const [id, other] = [await open(), await open()]
    for (const document of [NO_FILE, await bankDetails(other)])
      expect((await send(id, document)).body.error).toBe('EvidenceNeedsToBeUploaded')
  })
  test('must be a PDF or a picture', async () => {
    const url = `/api/refund/${await open()}/upload-url?mediaType=text/html`
    expect((await on.ask(url)).body.error).toBe('FileTypeNotSupported')
  })
})

describe('a refund', () => {
  test('is opened for what was paid too much, once at a time', async () => {
    const { number: fineId } = await overpaidFine()
    const opened = await Promise.allSettled(
      [1, 2, 3].map(() => openRefund(city.deps, on.valmont, { fineId })),
    )
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
  test('is not opened where nothing was, nor for a fine that is not there', async () => {
    const { number: fineId } = await on.issue()
    await expect(openRefund(city.deps, on.valmont, { fineId })).rejects.toMatchObject({ code: NOT_YET })
    await expect(openRefund(city.deps, on.valmont, { fineId: '0'.repeat(26) })).rejects.toMatchObject({
      status: 404,
    })
  })
  test('can be opened again after one was refused, not after one was paid', async () => {
    const { number: fineId, plate } = await overpaidFine()
    const first = await openRefund(city.deps, on.valmont, { fineId })
    await ACTIONS.reject(first.refund_id)
    const second = await openRefund(city.deps, on.valmont, { fineId })
    expect(second.refund_id).not.toBe(first.refund_id)
    await on.hold('refund', second.refund_id)
    for (const step of WAY.paid) await ACTIONS[step](second.refund_id)
    await expect(openRefund(city.deps, on.valmont, { fineId })).rejects.toMatchObject({ code: NOT_YET })
    const { body } = await on.ask(`/api/fps/${fineId}?plate=${plate}`)
    expect(body.paymentStatus).toBe('PAID')
  })
  test.each([
    ['paid', ['PAID', 500, 'DOCUMENT_REQUESTED', 3_500]],
    ['rejected', ['REJECTED', 500, 'DOCUMENT_REQUESTED', 3_500]],
  ] as const)('is %s, and what a granted appeal added meanwhile goes back next', async (way, expected) => {
    const { fine, id: appeal } = await on.filed()
    await on.payElsewhere(fine, 4_000)
    const email = `rest-${way}@example.org`
    const { refund_id: id } = await openRefund(city.deps, on.valmont, { fineId: fine.number, email })
    await on.hold('refund', id)
    await acceptAppeal(city.deps, on.valmont, appeal, { answer: 'Oui.' })
    for (const step of WAY[way]) await ACTIONS[step](id)
    const rows = await listRefundsOfFine(city.deps.db, fine.number)
    expect(rows.flatMap(row => [row.status, row.amount_cents])).toEqual(expected)
    const mails = (await mailBoxOf(city).mailsTo(email)).map(({ text }) => text)
    expect(mails.filter(text => text.includes(`/refunds/${rows[1]?.refund_id}#case=`))).toHaveLength(1)
  })
  describe('of a fine that was paid again meanwhile', () => {
    const payMore = (number: string) => on.payElsewhere({ number }, 1_000)
    const refundsOf = async (number: string) =>
      (await listRefundsOfFine(city.deps.db, number)).map(({ status, amount_cents: sum }) => [status, sum])
    const openByHand = (fineId: string) => openRefund(city.deps, on.valmont, { fineId })
    const refuseLast = async (number: string) => {
      const last = (await listRefundsOfFine(city.deps.db, number)).at(-1)
      await rejectRefund(city.deps, on.valmont, last?.refund_id ?? '', 'Non.')
    }

    test('never gives back by itself what was refused, however often it was', async () => {
      const { number } = await overpaidFine()
      await openByHand(number)
      await payMore(number)
      await refuseLast(number)
      await refuseLast(number)
      expect(await refundsOf(number)).toEqual([
        ['REJECTED', 500],
        ['REJECTED', 1_000],
      ])
    })

    test('gives back what came, where the refused money was taken up by hand', async () => {
      const { number } = await overpaidFine()
      await openByHand(number)
      await refuseLast(number)
      await openByHand(number)
      await payMore(number)
      await refuseLast(number)
      expect(await refundsOf(number)).toEqual([
        ['REJECTED', 500],
        ['REJECTED', 500],
        ['DOCUMENT_REQUESTED', 1_000],
      ])
    })
  })

  test('opens by its id alone, which nobody can guess, in its own city', async () => {
    const id = await open()
    expect(id).toMatch(/^[\w-]{32}$/)
    for (const path of [
      `/api/refund/${'x'.repeat(32)}`,
      `/api/refund/${'x'.repeat(32)}/upload-url?mediaType=image/png`,
    ])
      expect((await on.ask(path)).status).toBe(404)
    expect((await send('x'.repeat(32), NO_FILE)).status).toBe(404)
    expect((await on.ask(`/api/refund/${id}`, { city: 'port-sable' })).status).toBe(404)
  })
})
