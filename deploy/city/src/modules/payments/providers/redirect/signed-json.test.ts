import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  type Answer,
  isPaymentSigned,
  type PaymentCallback,
  type PaymentOrder,
  type Question,
  SIGNATURE_HEADER,
  type SignaturePurpose,
  signPayment,
} from '@parvis/payment-protocol/signed-json'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askSigned, registerOrder } from './signed-json.ts'

const KEY = 'a key of this city'
const OPERATION = 'op-of-this-test'
const account = { siteId: '12345678', key: KEY, url: '' }

interface Said {
  message: object
  key?: string
  purpose?: SignaturePurpose
  status?: number
  /** Changes the message after it was signed. */
  forge?: (body: string) => string
  location?: string
}

interface Heard {
  path: string | undefined
  body: string
  signature: string
}

/** A provider that answers each call as its test says. */
let server: Server
let answer: (call: object) => Said | null
let heard: Heard[]
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await text(request)
    heard.push({ path: request.url, body, signature: String(request.headers[SIGNATURE_HEADER]) })
    const said = answer(JSON.parse(body))
    if (said === null) return
    const { message, key = KEY, purpose = 'answer', status = 200, forge = same => same, location } = said
    const signed = JSON.stringify(message)
    const headers = { [SIGNATURE_HEADER]: signPayment(key, purpose, signed), ...(location && { location }) }
    response.writeHead(status, headers).end(forge(signed))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  account.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const result: PaymentCallback = {
  siteId: account.siteId,
  eventId: 'event-of-this-test',
  operationId: OPERATION,
  amount: 1_700,
  currency: 'EUR',
  mode: 'TEST',
  outcome: 'ACCEPTED',
  authorizationNumber: '123456',
}
const decided = (question: object, change: Partial<Answer> = {}): Answer => ({
  ...(question as Question),
  state: 'DECIDED',
  result,
  ...change,
})

describe('what the provider answers about an operation', () => {
  const ask = (said: typeof answer, purpose: 'status' | 'close' = 'status') => {
    answer = said
    heard = []
    return askSigned(account, OPERATION, purpose)
  }

  test('counts when it is signed, and holds the notification as it will be kept', async () => {
    const said = { rawBody: JSON.stringify(result), notification: { operationId: OPERATION, amount: 1_700 } }
    expect(await ask(question => ({ message: decided(question) }))).toMatchObject({ state: 'decided', said })
  })

  test.each(['UNKNOWN', 'OPEN', 'WAITING', 'EXPIRED'] as const)('may be that it is %s', async state => {
    const said = await ask(question => ({ message: decided(question, { state, result: null }) }))
    expect(said).toEqual({ state: state.toLowerCase() })
  })

  test.each<[string, (question: object) => Said | null]>([
    ['signed with another key', question => ({ message: decided(question), key: 'of another city' })],
    ['signed as a notification', question => ({ message: decided(question), purpose: 'callback' })],
    [
      'changed after it was signed',
      question => ({ message: decided(question), forge: body => body.replace('1700', '3500') }),
    ],
    ['given before, to another question', question => ({ message: decided(question, { nonce: 'earlier' }) })],
    [
      'about another operation',
      question => ({ message: decided(question, { operationId: 'op-of-somebody' }) }),
    ],
    ['not exactly of its form', question => ({ message: { ...decided(question), extra: 1 } })],
    ['said to be a failure', question => ({ message: decided(question), status: 500 })],
    ['to be had elsewhere', question => ({ message: decided(question), status: 307, location: '/status' })],
    ['never given', () => null],
  ])('is not believed when it is %s', async (_how, said) => {
    expect(await ask(said)).toBeNull()
    expect(heard).toHaveLength(1)
  })

  test.each([
    ['of another operation', { ...result, operationId: 'op-of-somebody' }],
    ['of another city', { ...result, siteId: '00000000' }],
    ['that it does not name', null],
  ])('brings no result %s', async (_of, other) => {
    const said = await ask(question => ({ message: decided(question, { result: other }) }))
    expect(said).toEqual({ state: 'decided', said: null })
  })

  test.each(['status', 'close'] as const)(
    'is asked for by a question that serves for %s alone',
    async purpose => {
      await ask(question => ({ message: decided(question) }), purpose)
      const [question] = heard
      const isSignedFor = (use: SignaturePurpose) =>
        isPaymentSigned(KEY, use, question?.body ?? '', question?.signature ?? '')
      expect(question?.path).toBe(`/${purpose}`)
      expect(['status', 'close'].map(use => isSignedFor(use as typeof purpose))).toEqual([
        purpose === 'status',
        purpose === 'close',
      ])
    },
  )

  test('is asked for by another question each time', async () => {
    const nonces = new Set<string>()
    for (let round = 0; round < 3; round += 1) {
      await ask(question => ({ message: decided(question) }))
      nonces.add(JSON.parse(heard[0]?.body ?? '').nonce)
    }
    expect(nonces.size).toBe(3)
  })
})

describe('the page that the provider opens', () => {
  const order: PaymentOrder = {
    siteId: account.siteId,
    operationId: OPERATION,
    amount: 1_700,
    currency: 'EUR',
    label: 'A fine',
    lang: 'fr',
    returnUrl: 'http://127.0.0.1:4300/',
    callbackUrl: 'http://127.0.0.1:4310/api/payments/callback',
    expiresAt: 1_795_400_000_000,
  }
  const taken = () => ({ operationId: OPERATION, url: `${account.url}/pay/a-page` })

  test.each<[string, () => Said, boolean]>([
    ['is where the browser goes', () => ({ message: taken() }), true],
    [
      'is nowhere else than at the provider',
      () => ({ message: { ...taken(), url: 'https://evil.example/pay/a-page' } }),
      false,
    ],
    [
      'is not at a name that begins like the provider’s',
      () => ({ message: { ...taken(), url: `${account.url}.evil.example/pay/a-page` } }),
      false,
    ],
    ['is of no other operation', () => ({ message: { ...taken(), operationId: 'op-of-somebody' } }), false],
    ['is not one that somebody else signed', () => ({ message: taken(), key: 'of another city' }), false],
    ['is not one that was signed for another use', () => ({ message: taken(), purpose: 'answer' }), false],
  ])('%s', async (_what, said, isOpen) => {
    heard = []
    answer = () => ({ purpose: 'order-taken', ...said() })
    expect(await registerOrder(account, order)).toBe(isOpen ? taken().url : null)
    expect(heard).toHaveLength(1)
  })
})
