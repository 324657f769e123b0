import type { KnownStatus } from '@parvis/shared-kernel/orders'
import type { Instant } from '@parvis/shared-kernel/time'
import { afterEach, describe, expect, test } from 'vitest'
import { momentOf } from '../../mail/letter.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { dossiersOf } from '../../testing/dossiers.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { paymentsOf } from '../../testing/payments.ts'
import { requestsOf } from '../../testing/requests.ts'
import { askEvidence, decideEvidence } from './evidence.agent.ts'
import { decidePlateChange } from './plate.agent.ts'
import { acceptRight, commentRight, deleteRight, rejectRight } from './right.agent.ts'

const city = testCity()
const dossiers = dossiersOf(city)
const requests = requestsOf(city)
const mails = mailBoxOf(city)

const MAIL = 'louise.perrin@example.org'
const dossier = (rightId: string) => dossiers.dossier(rightId)

interface Wanted {
  status?: KnownStatus
  price?: number
  plan?: string
}

/** A request of Louise; the resident's offer costs 150 € and asks for two documents. */
const request = async ({ status = 'under-review', price = 15_000, plan = 'vm-resident' }: Wanted = {}) => {
  const id = await requests.addRight('louise', { plan, option: `${plan}-year`, status, start: 2, end: 300 })
  await city.setRight(id, { price_cents: price })
  return id
}
// A mail with an attachment is sent later: each test must wait for its own.
afterEach(() => city.deps.background.idle(25_000))

const lastMail = async () => (await mails.mailsTo(MAIL))[0]
/** A moment of the city as its mails show it. */
const shown = (at: Instant | null) => momentOf({ lang: 'fr', city: city.deps.cities[0]! }, at)
const lastEvent = async (id: string) => (await dossiers.events(id, 'louise')).at(-1)

describe('an agent accepts a request', () => {
  test('that costs something: the citizen is asked to pay', async () => {
    const id = await request()
    const { start_of_validity, end_of_validity } = await dossiers.row(id)
    await acceptRight(city.deps, dossier(id), ' Bienvenue. ')
    expect(await dossiers.row(id)).toMatchObject({
      status: 'awaiting-payment',
      start_of_validity,
      end_of_validity,
    })
    expect((await lastMail())?.subject).toBe('Votre demande est acceptée, il reste à payer – Valmont')
    expect((await lastMail())?.text).toContain('Bienvenue.')
    expect((await lastMail())?.text).toMatch(/^Prix\s: 150,00\s€$/m)
    expect((await lastMail())?.text).toContain(`http://127.0.0.1:4300/souscriptions/${id}`)
    expect((await dossiers.read(id, 'louise')).agentComments).toMatchObject([{ comment: 'Bienvenue.' }])
  })

  test.each([
    ['that is free', 0, false],
    ['that is paid already', 15_000, true],
  ])('%s: it is granted', async (_name, price, isPaid) => {
    const id = await request({ price, status: isPaid ? 'awaiting-payment' : 'under-review' })
    if (isPaid) {
      const path = `/api/subscriber/subscriptions/${id}/payments`
      const payments = paymentsOf(city)
      await payments.press((await payments.start({ path, as: 'louise' })).body, 'ACCEPTED')
      await city.setRight(id, { status: 'under-review' })
    }
    await acceptRight(city.deps, dossier(id))
    expect(await dossiers.status(id)).toBe('granted')
    expect((await lastMail())?.subject).toContain('Votre droit est accordé')
    expect(await lastEvent(id)).toBe('right-granted')
  })

  test('in the language of the citizen', async () => {
    const patch = { method: 'PATCH', as: 'louise', body: [{ op: 'replace', path: '/lang', value: 'en' }] }
    await city.ask('/api/subscriber', patch)
    await acceptRight(city.deps, dossier(await request({ price: 0 })))
    expect((await lastMail())?.subject).toBe('Your right is granted – Valmont')
    await city.ask('/api/subscriber', { ...patch, body: [{ op: 'replace', path: '/lang', value: 'fr' }] })
  })

  test('for as soon as possible: it starts now and lasts as long as its option', async () => {
    const id = await request({ price: 0 })
    await city.setRight(id, { start_of_validity: null, end_of_validity: null })
    const before = city.clock.now()
    await acceptRight(city.deps, dossier(id))
    const { start_of_validity: start, end_of_validity: end } = await dossiers.row(id)
    expect(start).toBeGreaterThanOrEqual(before)
    expect(start).toBeLessThan(before + 60_000)
    expect(Math.round(((end ?? 0) - (start ?? 0)) / 86_400_000)).toBeOneOf([365, 366])
    expect((await lastMail())?.text).toContain(`Période\u202f: du ${shown(start)} au ${shown(end)}`)
  })

  test.each([
    ['granted', 0, 'et son justificatif PDF'],
    ['to be paid', 15_000, 'dès son paiement. Payer plus tard ne change pas ces dates.'],
  ])('for later: who reads that it is %s reads from when on it is valid', async (_state, price, words) => {
    const id = await request({ price })
    const { start_of_validity: start, end_of_validity: end } = await dossiers.row(id)
    await acceptRight(city.deps, dossier(id))
    const { text = '' } = (await lastMail()) ?? {}
    expect(text).toContain(words)
    expect(text).toContain(`Période\u202f: du ${shown(start)} au ${shown(end)}`)
  })

  test('whose time is over: the mail says that paying prolongs nothing', async () => {
    const id = await requests.addRight('louise', { plan: 'vm-resident', status: 'under-review', end: -2 })
    await city.setRight(id, { price_cents: 1_500 })
    await acceptRight(city.deps, dossier(id))
    const { text = '' } = (await lastMail()) ?? {}
    expect(text).toContain('Cette période est terminée\u202f: payer ne la prolonge pas.')
    expect(text).not.toContain('Payer plus tard')
  })

  test.each([
    ['to pay, over: nobody could pay it', 800, -2, 'under-review'],
    ['to pay, that still runs', 800, 2, 'awaiting-payment'],
    ['free, over: it is a proof', 0, -2, 'granted'],
  ] as const)('a ticket %s', async (_which, price, end, status) => {
    const ticket = { kind: 'ticket', plan: 'vm-intervention', status: 'under-review' } as const
    const id = await requests.addRight('louise', { ...ticket, start: -3, end })
    await city.setRight(id, { price_cents: price })
    const refusal = await acceptRight(city.deps, dossier(id)).catch((failure: unknown) => failure)
    expect(await dossiers.status(id)).toBe(status)
    const isRefused = status === 'under-review'
    const told = { code: 'OrderPaymentNotAllowed', details: { message: expect.stringContaining('Refusez') } }
    expect(refusal).toEqual(isRefused ? expect.objectContaining(told) : undefined)
  })

  test.each([
    ['one that was refused, which was never held: at once', 'rejected', 0],
    ['one that is gone since: at once', 'deleted', 0],
    ['one that still runs: after its end', 'granted', 300],
  ] as const)('for as soon as possible, after %s', async (_which, status, days) => {
    const renewed = await request({ status })
    const id = await request({ price: 0 })
    await city.setRight(id, { start_of_validity: null, end_of_validity: null, renewed_right_id: renewed })
    await acceptRight(city.deps, dossier(id))
    const { start_of_validity: start } = await dossiers.row(id)
    expect(((start ?? 0) - city.clock.now()) / 86_400_000).toBeCloseTo(days, 1)
  })

  test('and with it the documents that still wait', async () => {
    await acceptRight(city.deps, dossier('thomas-sub-review'))
    const traces = await dossiers.traces('thomas-sub-review')
    expect(traces.map(({ status }) => status)).toEqual(['VALIDATED', 'VALIDATED'])
  })
})

describe('an agent says no', () => {
  test('with the reason, which the citizen reads in the mail and in the portal', async () => {
    const id = await request()
    await rejectRight(city.deps, dossier(id), 'Adresse hors zone.')
    expect(await dossiers.status(id)).toBe('rejected')
    expect((await lastMail())?.text).toContain('Voici pourquoi\u202f:\n\nAdresse hors zone.')
    expect((await dossiers.read(id, 'louise')).agentComments.at(-1).comment).toBe('Adresse hors zone.')
  })

  test('never without one', async () => {
    const id = await request()
    await expect(rejectRight(city.deps, dossier(id), ' ')).rejects.toMatchObject({ code: 'ValidationFailed' })
    await expect(deleteRight(city.deps, dossier(id), '')).rejects.toMatchObject({ code: 'ValidationFailed' })
    expect(await dossiers.status(id)).toBe('under-review')
  })

  test('and deletes what must not stay, telling whoever still had something of it', async () => {
    const id = await request({ status: 'granted' })
    await deleteRight(city.deps, dossier(id), 'Fausse déclaration.')
    expect(await dossiers.status(id)).toBe('deleted')
    const told = await lastMail()
    expect(told?.subject).toContain('Votre droit est supprimé')
    expect(told?.text).toMatch(new RegExp(`Voir ce droit\\s:\\nhttp://\\S+/souscriptions/${id}\\n`))
    const gone = await request({ status: 'rejected' })
    const before = (await mails.mailsTo(MAIL)).length
    await deleteRight(city.deps, dossier(gone), 'Doublon.')
    expect((await mails.mailsTo(MAIL)).length).toBe(before)
  })

  test('but deletes nothing that is being paid', async () => {
    const id = await request({ status: 'awaiting-payment' })
    const path = `/api/subscriber/subscriptions/${id}/payments`
    await paymentsOf(city).start({ path, as: 'louise' })
    await expect(deleteRight(city.deps, dossier(id), 'Doublon.')).rejects.toMatchObject({
      code: 'OrderIsNotCancelableDueToPaymentNotif',
    })
  })
})

describe('an agent accepts other plates, and the mail says when they are valid:', () => {
  test.each([
    ['now', -30, 300, 'remplacent les précédentes dès maintenant'],
    ['once the right begins', 30, 300, 'seront valables dès le début de votre droit, le '],
    ['once a right without an end begins', 30, null, 'seront valables dès le début de votre droit, le '],
    ['no more, as the right has ended', -300, -30, 'sont inscrites sur votre droit, qui a pris fin le '],
  ])('%s', async (_when, start, end, said) => {
    const plan = { plan: 'vm-resident', option: 'vm-resident-year', plates: ['RZ111RZ'] }
    const id = await requests.addRight('louise', { ...plan, status: 'plate-under-review', start, end })
    await decidePlateChange(city.deps, dossier(id), { isAccepted: true })
    expect((await lastMail())?.text).toContain(said)
  })
})

describe('an agent asks for documents', () => {
  test('of the procedure: the citizen is told which, and may be asked again', async () => {
    const id = await request()
    await askEvidence(city.deps, dossier(id), { evidenceIds: ['ev-home'], comment: 'Trop ancien.' })
    expect(await dossiers.status(id)).toBe('awaiting-evidence')
    expect((await lastMail())?.text).toContain('– Justificatif de domicile de moins de trois mois')
    expect((await lastMail())?.text).toContain('Trop ancien.')
    await askEvidence(city.deps, dossier(id), {
      evidenceIds: ['ev-registration'],
      status: 'awaiting-completion',
    })
    expect(await dossiers.status(id)).toBe('awaiting-completion')
    const { complementEvidenceHistory: asked } = await dossiers.read(id, 'louise')
    const timestamp = expect.any(String)
    expect(asked).toEqual([
      {
        evidenceProperties: [{ id: 'ev-home', name: 'Justificatif de domicile de moins de trois mois' }],
        timestamp,
      },
      { evidenceProperties: [{ id: 'ev-registration', name: 'Certificat d’immatriculation' }], timestamp },
    ])
  })

  test.each([
    ['no document', [], 'ValidationFailed'],
    ['a document of another procedure', ['ev-kbis'], 'OrderEvidenceNotFound'],
  ])('but not for %s', async (_name, evidenceIds, code) => {
    const id = await request()
    await expect(askEvidence(city.deps, dossier(id), { evidenceIds })).rejects.toMatchObject({ code })
    expect(await dossiers.status(id)).toBe('under-review')
  })

  test('and decides on each of them, once', async () => {
    const id = await request()
    await askEvidence(city.deps, dossier(id), { evidenceIds: ['ev-home'] })
    await dossiers.tie(id, 'louise', 'ev-home', await dossiers.sendDocument('louise'))
    const decision = { evidenceId: 'ev-home', isGood: true }
    await decideEvidence(city.deps, dossier(id), decision)
    expect((await dossiers.traces(id)).map(({ status }) => status)).toEqual(['VALIDATED'])
    await expect(decideEvidence(city.deps, dossier(id), decision)).rejects.toMatchObject({
      code: 'OrderDecisionAlreadyExists',
    })
    const never = { evidenceId: 'ev-registration', isGood: false }
    await expect(decideEvidence(city.deps, dossier(id), never)).rejects.toMatchObject({
      code: 'OrderEvidenceNotFound',
    })
  })

  test('or leaves a word and nothing else', async () => {
    const id = await request()
    await commentRight(city.deps, dossier(id), 'Dossier transmis.')
    expect((await lastMail())?.text).toContain('Dossier transmis.')
    expect(await dossiers.status(id)).toBe('under-review')
    expect(await lastEvent(id)).toBe('agent-commented')
  })
})

describe('of two agents', () => {
  test('who decide together one decides, and the other is told', async () => {
    const id = await request()
    const outcomes = await Promise.allSettled([
      acceptRight(city.deps, dossier(id)),
      rejectRight(city.deps, dossier(id), 'Refus.'),
    ])
    const failed = outcomes.filter(outcome => outcome.status === 'rejected')
    expect(failed.map(({ reason }) => reason.code)).toEqual(['OrderDecisionAlreadyExists'])
  })

  test('neither decides on what has changed since they read it', async () => {
    const id = await request()
    const { version } = await dossiers.row(id)
    await askEvidence(city.deps, dossier(id), { evidenceIds: ['ev-home'] })
    await expect(acceptRight(city.deps, { ...dossier(id), version })).rejects.toMatchObject({
      code: 'Conflict',
    })
  })

  test.each([
    ['granted', 'OrderDecisionAlreadyExists'],
    ['rejected', 'OrderDecisionAlreadyExists'],
    ['awaiting-payment', 'OrderDecisionAlreadyExists'],
    ['canceled', 'OrderDecisionNotExpected'],
    ['deleted', 'OrderDecisionNotExpected'],
    ['plate-under-review', 'OrderDecisionNotExpected'],
  ] as const)('nobody accepts what is %s', async (status, code) => {
    const id = await request({ status })
    await expect(acceptRight(city.deps, dossier(id))).rejects.toMatchObject({ code })
    expect(await dossiers.status(id)).toBe(status)
  })

  test('nobody decides on plates that nobody asked for, nor on a right of another city', async () => {
    const plates = decidePlateChange(city.deps, dossier(await request()), { isAccepted: true })
    await expect(plates).rejects.toMatchObject({ code: 'OrderDecisionNotExpected' })
    const abroad = acceptRight(city.deps, { cityId: 'port-sable', rightId: 'thomas-sub-review' })
    await expect(abroad).rejects.toMatchObject({ status: 404, code: 'NoOrderWithThisIdInTheCity' })
  })

  test('what is decided stays decided when the mail server is down', async () => {
    const id = await request({ price: 0 })
    await city.deps.background.idle(25_000)
    const { send } = city.deps.mailer
    city.deps.mailer.send = () => Promise.reject(new Error('down'))
    await acceptRight(city.deps, dossier(id))
    await city.deps.background.idle(25_000)
    city.deps.mailer.send = send
    expect(await dossiers.status(id)).toBe('granted')
    const waiting = await city.deps.db.selectFrom('waiting_mails').select('task').execute()
    expect(waiting, 'it is told once the mail server is back').toEqual([{ task: 'right granted' }])
  })
})
