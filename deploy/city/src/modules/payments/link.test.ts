import { describe, expect, test } from 'vitest'
import { appealsOf } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { paymentLinksOf } from '../../testing/payment-links.ts'
import {
  callback,
  fine,
  MINUTE,
  OTHER_TICKET,
  paymentsOf,
  SUBSCRIPTION,
  TICKET,
} from '../../testing/payments.ts'
import { correctFine } from '../fines/fine.agent.ts'
import { findLiveOperation } from './operation.repo.ts'
import { reconcilePayments } from './payment-reconciliation.job.ts'

const city = testCity()
const payments = paymentsOf(city)
const { open, cardPage, linkFor } = paymentLinksOf(city)
const DAY = 24 * 60 * MINUTE

describe('a link that is mailed to pay later', () => {
  test('starts nothing before it is opened, and its address tells nothing', async () => {
    const { url } = await linkFor(OTHER_TICKET, 'link.one@example.org')
    expect(url.origin).toBe('http://127.0.0.1:4300')
    expect(url.pathname).toMatch(/^\/api\/payments\/links\/[\w-]{43}$/)
    expect(url.search + url.hash).toBe('')
    expect(await findLiveOperation(city.deps.db, { kind: 'ticket', id: 'thomas-tic-pay' })).toBeUndefined()
    const rows = await city.deps.db.selectFrom('payment_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(url.pathname.split('/').at(-1))
  })

  test('tells that a right counts once paid, what it costs, for when, and ends with a ticket', async () => {
    const { text } = await linkFor(OTHER_TICKET, 'link.ticket@example.org')
    const said = text.replace(/[\u00a0\u202f]/g, ' ')
    const [, day] = /, le (\d{2}\/\d{2}\/\d{4})\./.exec(said) ?? []
    expect(said).toContain('À payer : 3,00 €. Ce droit ne sera valable qu’une fois payé.')
    expect(said).toContain(`Le lien sert jusqu’au ${day} - 23:59, tant`)
  })

  test('tells until when a fine has its reduced price, and the price after that', async () => {
    const { text } = await linkFor(fine('21380990000016261320004001', 'FG482KD'), 'link.fine@example.org')
    const said = text.replace(/[\u00a0\u202f]/g, ' ')
    expect(said).toMatch(/À payer : 17,00 € jusqu’au \d{2}\/\d{2}\/\d{4} - \d{2}:\d{2} ; ensuite, 35,00 €\./)
    expect(said).not.toContain('valable')
  })

  test('shows what it pays when it is looked at, also days later, and still starts nothing', async () => {
    const { path } = await linkFor(OTHER_TICKET, 'link.two@example.org')
    city.clock.moveBy(DAY)
    const page = await open(path)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${city.urls.payment}`)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await page.text()).toMatch(/3,00.€/)
    expect(await findLiveOperation(city.deps.db, { kind: 'ticket', id: 'thomas-tic-pay' })).toBeUndefined()
    city.clock.reset()
  })

  test('opens the card page, the same one until it is over, and then another', async () => {
    const { path } = await linkFor(OTHER_TICKET, 'link.three@example.org')
    const pressed = await open(path, 'POST')
    const other = await linkFor(OTHER_TICKET, 'link.other@example.org')
    const first = pressed.headers.get('location')
    expect([pressed.status, first]).toEqual([303, expect.stringContaining(`${city.urls.payment}/pay/`)])
    expect((await open(path, 'POST')).headers.get('location')).toBe(first)
    city.clock.moveBy(16 * MINUTE)
    const second = await cardPage(path)
    expect(second).not.toBe(first)
    await payments.press(second, 'ACCEPTED')
    expect(await payments.statusOfRight('thomas-tic-pay')).toBe('granted')
    const again = await open(path, 'POST')
    expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('C’est payé')])
    expect(await (await open(other.path)).text()).toMatch(/C’est payé(?!.*Le reçu part)/s)
    const mails = await city.deps.mailer.list()
    expect(mails.find(({ to }) => to === 'link.three@example.org')?.subject).toContain('Reçu')
    city.clock.reset()
  })

  test('pays no other amount than the one that its page showed', async () => {
    const { path } = await linkFor(fine('21380990000016261305004002', 'DZ117PR'), 'link.amount@example.org')
    const [, due = ''] = /name="amount" value="(\d+)"/.exec(await (await open(path)).text()) ?? []
    const press = (amount: string) => open(path, 'POST', 'valmont', new URLSearchParams({ amount }))
    const changed = await press(String(Number(due) + 100))
    expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('role="alert"')])
    const resource = { kind: 'fine', id: '21380990000016261305004002' } as const
    expect(await findLiveOperation(city.deps.db, resource)).toBeUndefined()
    expect((await press(due)).headers.get('location')).toContain(`${city.urls.payment}/pay/`)
  })

  test.each([
    ['right', TICKET, 'souscriptions', '<dd>À l’heure</dd>'],
    [
      'fine',
      fine('21380990000016261320004001', 'FG482KD'),
      'fps',
      '<dd>Forfait n° 21380990000016 26 1 320 004 001</dd>',
    ],
  ])(
    'of a %s brings back to its own page, which names it and tells how the payment ended',
    async (_kind, target, part, named) => {
      const { path, url, text } = await linkFor(target, `link.back.${part}@example.org`)
      expect(text).toMatch(part === 'fps' ? /payer\s: forfait n° 21380990000016/ : /payer\s: À l’heure, /)
      expect(await (await open(path)).text()).toContain(named)
      const told = async (outcome: 'REFUSED' | 'ABANDONED' | 'LATER' | 'ACCEPTED') => {
        const back = new URL(await payments.press(await cardPage(path), outcome))
        expect([back.origin + back.pathname, back.searchParams.get('idop')]).toEqual([
          url.href,
          expect.anything(),
        ])
        const page = await open(back.pathname + back.search)
        return [page.status, await page.text()]
      }
      expect(await told('REFUSED')).toEqual([200, expect.stringMatching(/banque a refusé.*<button>Payer/s)])
      expect(await told('ABANDONED')).toEqual([200, expect.stringMatching(/abandonné.*<button>Payer/s)])
      const pending = await told('LATER')
      expect(pending).toEqual([200, expect.stringContaining('en cours de confirmation')])
      expect(pending[1]).not.toContain('<button')
      city.clock.moveBy(21 * MINUTE)
      await reconcilePayments(city.deps)
      const paid = await open(path)
      expect([paid.status, await paid.text()]).toEqual([
        200,
        expect.stringMatching(new RegExp(`C’est payé.*Le reçu part.*4300/${part}/`, 's')),
      ])
      city.clock.reset()
    },
  )

  test.each([
    ['was refused', 'REFUSED'],
    ['goes back', 'ACCEPTED'],
  ] as const)(
    'of a canceled right whose payment %s does not say that it is paid',
    async (_words, outcome) => {
      const id = 'camille-sub-to-pay'
      await city.setRight(id, { status: 'awaiting-payment' })
      const { path } = await linkFor(SUBSCRIPTION, `link.${outcome}@example.org`)
      await payments.press(await cardPage(path), outcome)
      await city.setRight(id, { start_of_validity: new Date(city.clock.now() + DAY).toISOString() })
      expect((await city.ask(`/api/order/${id}`, { method: 'DELETE', as: 'camille' })).status).toBeLessThan(
        300,
      )
      const page = await open(path)
      expect([page.status, await page.text()]).toEqual([409, expect.not.stringContaining('C’est payé')])
    },
  )

  test('of a fine that was paid by it asks for the rest of a higher price, and calls no annulled one paid', async () => {
    const { number, plate } = await appealsOf(city).issue({ price: 1_700 })
    const target = fine(number, plate)
    const { path } = await linkFor(target, 'link.corrected@example.org')
    const pressed = await cardPage(path)
    const back = new URL(await payments.press(pressed, 'ACCEPTED'))
    const corrected = async (price: number) => {
      const terms = { price, reducedPrice: null, reducedUntil: null }
      await correctFine(city.deps, city.deps.cities[0]!, number, terms)
      return (await open(back.pathname + back.search)).text()
    }
    expect(await corrected(5_000)).toMatch(/^(?!.*abandonné).*33,00.€.*<button>Payer/s)
    await payments.press((await payments.start(target)).body.url, 'LATER')
    expect(await (await open(path, 'POST')).text()).toMatch(/^(?!.*C’est payé).*en cours/s)
    expect(await corrected(0)).toMatch(/^(?!.*C’est payé).*rien à payer/s)
  })

  test('of a right that an earlier payment paid, after a later one was given up, says that it is paid', async () => {
    const id = 'camille-sub-to-pay'
    await city.setRight(id, { status: 'awaiting-payment' })
    const { path } = await linkFor(SUBSCRIPTION, 'link.late@example.org')
    const first = await cardPage(path)
    const operation = await payments.operationOf({ url: first })
    city.clock.moveBy(16 * MINUTE)
    await payments.press(await cardPage(path), 'ABANDONED')
    await payments.send(callback(operation))
    const page = await open(path)
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringMatching(/C’est payé.*Le reçu part/s),
    ])
    city.clock.reset()
  })

  test('speaks the language in which it was asked for, whatever browser opens it', async () => {
    const [number, email] = ['21380990000016261305004002', 'link.english@example.org']
    const body = { plate: 'DZ117PR', email, sendLink: true }
    await city.ask(`/api/fps/${number}/payments`, { headers: { 'accept-language': 'en' }, body })
    const mails = await city.deps.mailer.list()
    const text = mails.find(({ to }) => to === email)?.text ?? ''
    const { pathname } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
    expect(await (await open(pathname)).text()).toMatch(/<html lang="en".*Your payment/s)
  })

  test('makes the others wait while its card is being processed', async () => {
    const target = fine('21380990000016261298004006', 'EF406MW')
    const { path } = await linkFor(target, 'link.four@example.org')
    const back = await payments.press(await cardPage(path), 'LATER')
    const { status, body } = await payments.start(target)
    expect([status, body.error]).toEqual([409, 'OperationPending'])
    const other = await linkFor(target, 'link.five@example.org')
    expect((await open(other.path, 'POST')).status).toBe(409)
    const page = await open(other.path + new URL(back).search)
    expect(await page.text()).not.toContain('en cours de confirmation')
  })

  test('of a city of forms carries the form to the provider', async () => {
    const beach = { path: '/api/tickets/elodie-tic-beach/payments', as: 'elodie', city: 'port-sable' }
    const { path, url } = await linkFor(beach, 'link.six@example.org')
    expect(url.origin).toBe('http://127.0.0.1:4301')
    const page = await open(path, 'POST', 'port-sable')
    const text = await page.text()
    const fields = [...text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&amp;', '&'),
    ])
    expect(text).toContain(`action="${city.urls.payment}/vads-payment/"`)
    const entry = { url: `${city.urls.payment}/vads-payment/`, body: new URLSearchParams(fields).toString() }
    await payments.press(entry, 'ACCEPTED')
    expect(await payments.statusOfRight('elodie-tic-beach')).toBe('granted')
  })

  test.each([
    ['nobody was given', '/api/payments/links/nobody-was-given-this-one', 'valmont'],
    ['belongs to another city', '', 'port-sable'],
  ])('that %s opens nothing', async (_what, unknown, cityId) => {
    const target = fine('21380990000016261305004002', 'DZ117PR')
    const path = unknown || (await linkFor(target, 'link.seven@example.org')).path
    for (const method of ['GET', 'POST'] as const) {
      const page = await open(path, method, cityId)
      expect([page.status, page.headers.get('content-type')]).toEqual([410, expect.stringContaining('html')])
    }
  })

  test('ends after thirty days, and its address is forgotten', async () => {
    const target = fine('21380990000016261305004002', 'DZ117PR')
    const { path } = await linkFor(target, 'link.eight@example.org')
    city.clock.moveBy(30 * DAY)
    expect((await open(path)).status).toBe(410)
    await reconcilePayments(city.deps)
    expect(await city.deps.db.selectFrom('payment_links').selectAll().execute()).toEqual([])
    city.clock.reset()
  })

  test('needs a good address, and something to pay', async () => {
    const target = {
      path: '/api/subscriber/subscriptions/elodie-sub-second/payments',
      as: 'elodie',
      city: 'port-sable',
    }
    expect((await payments.start(target, { sendLink: true, email: '' })).body.error).toBe('TipiInvalidEmail')
    expect((await payments.start(OTHER_TICKET, { sendLink: true })).body.error).toBe('OrderPaymentNotAllowed')
  })

  test('goes to one address three times an hour at most, and to twenty from one network', async () => {
    const target = fine('21380990000016261310004008', 'AA229AA')
    const sent = async (email: string) => (await payments.start(target, { sendLink: true, email })).status
    const network = { limit: 'mailOfNetwork', key: 'payment|127.0.0' } as const
    await city.deps.limits.clear(network)
    for (const email of ['link.nine@example.org', ' link.nine@example.org ', 'Link.Nine@example.org'])
      expect(await sent(email)).toBe(200)
    expect(await sent('link.nine@example.org')).toBe(429)
    await city.deps.limits.add(network, 20)
    expect(await sent('link.ten@example.org')).toBe(429)
  })
})
