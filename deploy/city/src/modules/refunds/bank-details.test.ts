import { OBJECTION_SECONDS } from '@parvis/shared-kernel/fines'
import { afterEach, describe, expect, test } from 'vitest'
import { sendWaitingMails } from '../../mail/waiting-mail.job.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { keyIn, objectionIn, refundsOf, withCaseKey } from '../../testing/refunds.ts'
import { acceptRefund, askRefundDocument, payRefund } from './refund.agent.ts'

const city = testCity()
const refunds = refundsOf(city)

afterEach(() => city.clock.reset())

const HOURS_48 = OBJECTION_SECONDS * 1_000

describe('bank details', () => {
  test('wait 48 hours before the city pays, and say until when', async () => {
    const { id } = await refunds.opened(refunds.address('wait'))
    const sentAt = city.clock.now()
    const { body } = await refunds.give(id)
    expect(Date.parse(body.payableDatetime)).toBeGreaterThanOrEqual(sentAt + HOURS_48)
    await acceptRefund(city.deps, refunds.on.valmont, id)
    await expect(payRefund(city.deps, refunds.on.valmont, id)).rejects.toMatchObject({
      code: 'OrderDecisionNotExpected',
    })
    city.clock.moveBy(Date.parse(body.payableDatetime) - city.clock.now() - 5_000)
    await expect(payRefund(city.deps, refunds.on.valmont, id)).rejects.toMatchObject({ status: 409 })
    await city.deps.background.idle(25_000)
    city.clock.moveBy(60_000)
    expect((await payRefund(city.deps, refunds.on.valmont, id)).status).toBe('PAID')
  })

  test('are not paid while the letter that tells of them has not left', async () => {
    const { id: told } = await refunds.opened(refunds.address('told'))
    await refunds.give(told)
    await acceptRefund(city.deps, refunds.on.valmont, told)
    const { id } = await refunds.opened(refunds.address('untold'))
    await city.deps.background.idle(25_000)
    const { send } = city.deps.mailer
    city.deps.mailer.send = () => Promise.reject(new Error('away'))
    await refunds.give(id)
    await city.deps.background.idle(25_000)
    city.deps.mailer.send = send
    await acceptRefund(city.deps, refunds.on.valmont, id)
    city.clock.moveBy(HOURS_48 + 60_000)
    await expect(payRefund(city.deps, refunds.on.valmont, id)).rejects.toMatchObject({ status: 409 })
    expect((await payRefund(city.deps, refunds.on.valmont, told)).status).toBe('PAID')
    await sendWaitingMails.run(city.deps)
    expect((await payRefund(city.deps, refunds.on.valmont, id)).status).toBe('PAID')
  })

  test('are told to everybody on file, each with a link to object', async () => {
    const [email, payer] = [refunds.address('receiver'), refunds.address('payer')]
    const { id } = await refunds.opened(email, payer)
    await refunds.give(id)
    for (const person of [email, payer]) {
      const { text } = await refunds.mails.mail(person, 'coordonnées bancaires reçues')
      expect(objectionIn(text)).not.toBe('')
      expect(text).toContain('La ville ne verse rien avant le')
    }
  })

  test('objected to are asked again, end every link, and everybody is told', async () => {
    const [email, payer] = [refunds.address('receiver'), refunds.address('payer')]
    const { id } = await refunds.opened(email, payer)
    const before = keyIn((await refunds.mails.mail(payer, 'remboursement')).text)
    await refunds.give(id)
    await acceptRefund(city.deps, refunds.on.valmont, id)
    const token = objectionIn((await refunds.mails.mail(payer, 'coordonnées bancaires reçues')).text)
    expect((await refunds.object(id, token)).status).toBe(204)
    // A repeated objection is recorded once.
    expect((await refunds.object(id, token)).status).toBe(204)
    expect(await refunds.accessOf(id, before)).toBe('STRANGER')
    // Only the payer receives a new case key.
    expect(keyIn((await refunds.mails.mail(email, 'coordonnées bancaires écartées')).text)).toBe('')
    const told = await refunds.mails.mail(payer, 'coordonnées bancaires écartées')
    const refund = (await refunds.on.askAsStranger(`/api/refund/${id}`, withCaseKey(keyIn(told.text)))).body
    expect(refund).toMatchObject({ access: 'HOLDER', status: 'DOCUMENT_REQUESTED', payableDatetime: null })
    expect(refund.documents[0].providedDatetime).toBeNull()
    expect((await refunds.on.eventsOf(id)).filter(kind => kind === 'refund-objected')).toHaveLength(1)
    await expect(payRefund(city.deps, refunds.on.valmont, id)).rejects.toMatchObject({ status: 409 })
  })

  test('that cannot be used are asked again, and nobody is told of another refund', async () => {
    const [email, payer] = [refunds.address('receiver'), refunds.address('payer')]
    const { id } = await refunds.opened(email, payer)
    await refunds.give(id)
    await askRefundDocument(city.deps, refunds.on.valmont, id, 'Le compte n’est pas au bon nom.')
    const asked = await refunds.mails.mail(payer, 'coordonnées bancaires à renvoyer')
    expect(asked.text).toContain('La ville n’a pas pu utiliser les coordonnées bancaires (RIB) reçues')
    expect(asked.text).toContain('Le compte n’est pas au bon nom.')
    expect(keyIn(asked.text)).not.toBe('')
    const told = await refunds.mails.mail(email, 'attend d’autres coordonnées bancaires')
    expect(told.text).toContain('Elle en demande d’autres à la personne à qui il est dû.')
    expect(told.text).not.toContain('Le compte n’est pas au bon nom.')
    const subjects = (await refunds.mails.mailsTo(email)).map(({ subject }) => subject)
    expect(subjects.filter(subject => subject.includes('est ouvert'))).toHaveLength(1)
  })

  test('objected to after an agent had asked for others are not asked for in the agent’s words', async () => {
    const payer = refunds.address('payer')
    const { id } = await refunds.opened('', payer)
    await refunds.give(id)
    await askRefundDocument(city.deps, refunds.on.valmont, id, 'L’IBAN est coupé.')
    await refunds.give(id)
    const received = await refunds.mails.mail(payer, 'coordonnées bancaires reçues')
    expect((await refunds.object(id, objectionIn(received.text))).status).toBe(204)
    const key = keyIn((await refunds.mails.mail(payer, 'coordonnées bancaires écartées')).text)
    const refund = (await refunds.on.askAsStranger(`/api/refund/${id}`, withCaseKey(key))).body
    expect([refund.status, refund.request]).toEqual(['DOCUMENT_REQUESTED', null])
  })

  test('that came since are not set aside by a letter about the ones before', async () => {
    const payer = refunds.address('payer')
    const { id } = await refunds.opened('', payer)
    const tokenOf = async () =>
      objectionIn((await refunds.mails.mail(payer, 'coordonnées bancaires reçues')).text)
    await refunds.give(id)
    const before = await tokenOf()
    expect((await refunds.object(id, before)).status).toBe(204)
    await refunds.give(id)
    expect((await refunds.object(id, before)).status).toBe(410)
    expect((await refunds.object(id, await tokenOf())).status).toBe(204)
  })

  test.each([
    ['after 48 hours', HOURS_48 + 60_000],
    ['by a guess', 0],
  ])('cannot be objected to %s', async (how, later) => {
    const email = refunds.address('late')
    const { id } = await refunds.opened(email)
    await refunds.give(id)
    const token = objectionIn((await refunds.mails.mail(email, 'coordonnées bancaires reçues')).text)
    city.clock.moveBy(later)
    const { status, body } = await refunds.object(id, how === 'by a guess' ? `${token}x` : token)
    expect([status, body.error]).toEqual([410, 'LinkExpired'])
    const other = await refunds.opened(refunds.address('other'))
    city.clock.reset()
    expect((await refunds.object(other.id, token)).status).toBe(410)
  })
})
