import { describe, expect, it, vi } from 'vitest'
import { evidenceTrace } from '../evidence/index.ts'
import { fakeSubscriber } from '../testing/fake-subscriber.ts'
import { instantFromMs } from '../time/index.ts'
import type { ApiClient } from './api-client.ts'
import { city, client, json } from './api-client-bench.ts'
import type { KeyStorage } from './api-client-options.ts'
import * as room from './index.ts'

type Submit = (api: ApiClient) => Promise<unknown>

/** An id of any kind: these calls only put it in their paths. */
const id = <T>() => 'f6a7c3b2-1d0e-4f5a-9b8c-7d6e5f4a3b2c' as T
const body = <T>() => ({ text: 'what the citizen has written' }) as T
const email = 'alice@example.org'

/** Every call that a button of the portal sends, by its function in this room. */
const SUBMITS: Readonly<Record<string, Submit>> = {
  abandonAppeal: api => room.abandonAppeal(api, id(), id()),
  answerComplement: api => room.answerComplement(api, id(), body()),
  requestAppealLink: api => room.requestAppealLink(api, id(), id()),
  requestErasure: api => room.requestErasure(api),
  requestRecovery: api => room.requestRecovery(api, email),
  requestRefundLink: api => room.requestRefundLink(api, id()),
  beginAppeal: api => room.beginAppeal(api, id(), id()),
  cancelOrder: api => room.cancelOrder(api, id()),
  changePassword: api => room.changePassword(api, body()),
  grantEmbed: api => room.grantEmbed(api, { origin: 'https://www.ville.example', challenge: 'c'.repeat(43) }),
  completeOrder: api => room.completeOrder(api, id()),
  confirmEmail: api => room.confirmEmail(api, 'token'),
  confirmErasure: api => room.confirmErasure(api, 'token'),
  createSubscription: api => room.createSubscription(api, id(), body()),
  createTicket: api => room.createTicket(api, id(), body()),
  documentLink: api => room.documentLink(api, { kind: 'evidence', id: id(), lang: 'fr' }),
  dropEmailChange: api => room.dropEmailChange(api),
  fetchDocument: api => room.fetchDocument(api, { kind: 'refund', id: id(), lang: 'fr' }),
  forgetFine: api => room.forgetFine(api, id()),
  generateShare: api => room.generateShare(api, id()),
  joinShare: api => room.joinShare(api, 'code'),
  keepFine: api => room.keepFine(api, id(), id()),
  logOut: api => room.logOut(api),
  loginCustomer: api => room.loginCustomer(api, { login: email, password: 'secret' }),
  loginWithCode: api => room.loginWithCode(api, { ...body<object>(), codeVerifier: 'v' } as never),
  mailShare: api => room.mailShare(api, 'code', email),
  objectToBankDetails: api => room.objectToBankDetails(api, id(), 'token'),
  openRefundByReceipt: api => room.openRefundByReceipt(api, id(), body()),
  patchLanguage: api => room.patchLanguage(api, 'en'),
  patchSubscriber: api => room.patchSubscriber(api, []),
  registerCustomer: api => room.registerCustomer(api, body()),
  registerMedia: api => room.registerMedia(api, { id: id(), url: 'urn:file', name: 'a.pdf' }),
  removeVehicle: api => room.removeVehicle(api, id()),
  renewToken: api => room.renewToken(api),
  requestPlateChange: api => room.requestPlateChange(api, id(), body()),
  resendEmailProof: api => room.resendEmailProof(api),
  saveAppeal: api => room.saveAppeal(api, id(), id(), body()),
  savePlates: api => room.savePlates(api, id(), []),
  saveProfile: api => room.saveProfile(api, fakeSubscriber()),
  saveReminders: api => room.saveReminders(api, body()),
  saveVehicle: api => room.saveVehicle(api, { ...body<object>(), id: id() } as never),
  searchAddress: api => room.searchAddress(api, '1 rue'),
  sendConfirmationAgain: api => room.sendConfirmationAgain(api, email),
  sendRefundDocument: api => room.sendRefundDocument(api, id(), body()),
  sendSignInLink: api => room.sendSignInLink(api, email),
  startFinePayment: api => room.startFinePayment(api, id(), body(), 'tab'),
  startPayment: api => room.startPayment(api, 'ticket', id(), body()),
  attachEvidence: api => room.attachEvidence(api, id(), evidenceTrace(id(), id(), instantFromMs(0))),
  withdrawFromShare: api => room.withdrawFromShare(api, id()),
}

/** Autosaved under a version or an id, never sent by a button. */
const AUTOSAVED = ['saveDraft', 'dropDraft']
/** Polled: each try has its own key. */
const POLLED = ['openEmbedSession']
const NO_CALLS = ['createApiClient', 'failureOfResponse', 'readableItems', 'withCaseKey']
/** Read-only calls. */
const isRead = (name: string) => /^(fetch|check|lookUp)/.test(name)

/** Calls that a repeat would carry out twice, or that would be refused although the first was carried out. */
const MAKING: readonly string[] = [
  'cancelOrder',
  'joinShare',
  'withdrawFromShare',
  'removeVehicle',
  'startPayment',
  'startFinePayment',
  'completeOrder',
  'requestPlateChange',
  'mailShare',
]
const keyOf = (request: Request | undefined) => request?.headers.get('idempotency-key')
/** Not the TypeError of a browser that sent nothing, which is retried at once. */
const lost = () => Promise.reject(new Error('cut off'))
const tabOf = (kept = new Map<string, string>()): KeyStorage => ({
  getItem: key => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: key => void kept.delete(key),
})
const quiet = (call: Promise<unknown>) => call.catch(() => {})

it('knows every call of the room', () => {
  const functions = Object.entries(room).filter(([, value]) => typeof value === 'function')
  const others = functions.map(([name]) => name).filter(name => !isRead(name) || name in SUBMITS)
  expect(others.sort()).toEqual([...Object.keys(SUBMITS), ...AUTOSAVED, ...POLLED, ...NO_CALLS].sort())
})

describe.each(Object.entries(SUBMITS))('%s', (name, submit) => {
  it('is sent once, pressed twice at once', async () => {
    const { seen, fetch } = city(() => new Promise(() => {}))
    const { api } = client(fetch)
    void quiet(submit(api))
    void quiet(submit(api))
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    await new Promise(resolve => setTimeout(resolve, 5))
    expect(seen).toHaveLength(1)
  })

  it.each([
    ['the answer is lost', lost],
    ['the city breaks down', async () => json({}, 500)],
    ['the city is still at it', async () => json({ error: 'RequestInProgress' }, 409)],
    ['the session has ended', async () => json({ error: 'Unable to authenticate' }, 401)],
  ])('carries the key of its first press when %s', async (_, answered) => {
    const { seen, fetch } = city(answered)
    const { api } = client(fetch)
    await quiet(submit(api))
    await quiet(submit(api))
    const keys = new Set(seen.map(({ request }) => keyOf(request)))
    expect(seen.length).toBeGreaterThan(1)
    expect([...keys]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)])
  })

  it('is another intention once the city has said no', async () => {
    const { seen, fetch } = city(() => json({ error: 'Bad Request' }, 400))
    const { api } = client(fetch)
    await quiet(submit(api))
    await quiet(submit(api))
    const [first, second] = seen.map(({ request }) => keyOf(request))
    // Ids chosen by the client are reused as keys.
    expect(first === second).toBe(['createTicket', 'registerMedia'].includes(name))
  })
})

describe.each(MAKING)('%s, which makes something of its own', name => {
  const submit = SUBMITS[name] as Submit
  it('carries the same key after a reload', async () => {
    const tab = tabOf()
    const { seen, fetch } = city(lost)
    await quiet(submit(client(fetch, { tab }).api))
    await quiet(submit(client(fetch, { tab }).api))
    expect(seen).toHaveLength(2)
    expect(new Set(seen.map(({ request }) => keyOf(request))).size).toBe(1)
  })

  it('is sent again by itself, since the city answers a repeat as it answered the first', async () => {
    const { seen, fetch } = city(() => json({}, 503, { 'retry-after': '0' }))
    await quiet(submit(client(fetch).api))
    expect(seen).toHaveLength(4)
  })
})

it('keeps nothing waiting that a page sends as it goes', async () => {
  const { seen, fetch } = city(() => new Promise(() => {}))
  const { api } = client(fetch)
  void quiet(room.dropDraft(api, 'ticket-7'))
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  expect(seen).toHaveLength(1)
})

describe('what a tab keeps', () => {
  it('names nobody, and goes with the answer', async () => {
    const kept = new Map<string, string>()
    const tab = tabOf(kept)
    const { fetch } = city(
      () => json({}, 500),
      () => new Response(null, { status: 204 }),
    )
    const { api } = client(fetch, { tab })
    await quiet(room.mailShare(api, 'code', email))
    expect([...kept].join()).not.toMatch(/alice|code/)
    expect(kept.size).toBe(1)
    await room.mailShare(api, 'code', email)
    expect(kept.size).toBe(0)
  })

  it('holds nothing of a sign-in, not even as a hash', async () => {
    const tab = tabOf()
    const write = vi.spyOn(tab, 'setItem')
    const { fetch } = city(() => json({}, 500))
    await quiet(room.loginCustomer(client(fetch, { tab }).api, { login: email, password: 'secret' }))
    expect(write).not.toHaveBeenCalled()
  })
})
