import { CASE_KEY_HEADER, PAYER_KEY_HEADER } from '@parvis/shared-kernel/wire'

/** Forty-two sensitive inputs, none of which may be logged or echoed in a failure. */
export const CANARIES = {
  email: 'canary.mail@example.org',
  login: 'canary.login@example.org',
  target: 'canary.target@example.org',
  password: 'canary-password-9',
  plate: 'CA482RY',
  plateSpaced: 'CB 483 RY',
  firstName: 'Canaria',
  lastName: 'Canarelli',
  gender: 'canary-gender',
  phoneNumber: '0699000001',
  homePhoneNumber: '0499000002',
  streetName: 'rue du Canari',
  streetNumber: '9471 ter',
  postalCode: 'F-38947',
  locality: 'Canariville',
  siret: '73282932000947',
  ape: '4947Q',
  company: 'Canari Transports',
  statement: 'canary-statement-of-appeal',
  comment: 'canary-user-comment',
  fine: '21380990000016261320004947',
  text: 'canary-address-search',
  code: 'canary-authorization-code',
  codeVerifier: 'canary-code-verifier',
  nonce: 'canary-nonce-value-of-22-signs',
  state: 'canary-state',
  token: 'canary-one-time-token',
  shareToken: 'canary-share-token',
  hash: 'canary-hash',
  recoverId: 'canary-recover-id',
  operationId: 'canary-operation-id',
  urlRedirection: 'https://canary.example/back',
  iban: 'FR7630006000011234567890947',
  draft: 'canary-draft-text',
  fileName: 'canary-passport.pdf',
  referer: 'https://portal.example/canary-page',
  userAgent: 'CanaryBrowser/947',
  address: '203.0.113.47',
  key: 'canary-idempotency-key',
  caseKey: 'canary-secret-of-a-case-link',
  payerKey: 'canary-name-of-a-paying-tab',
  bearer: 'canary.bearer.token',
} as const
export const CANARY_VALUES = Object.values(CANARIES)

const c = CANARIES
const BODY = {
  ...c,
  plate: c.plate,
  plates: [c.plate, c.plateSpaced],
  name: c.company,
  address: {
    streetNumber: c.streetNumber,
    streetName: c.streetName,
    postalCode: c.postalCode,
    locality: c.locality,
  },
  professionalEnterprise: { name: c.company, siret: c.siret, ape: c.ape },
  body: 'not a draft but canary-draft-text',
  redirectUri: c.urlRedirection,
  id: c.token,
  url: c.urlRedirection,
  userComment: c.comment,
  documents: [{ iban: c.iban, name: c.fileName }],
}
const QUERY = new URLSearchParams({
  plate: c.plate,
  email: c.email,
  token: c.token,
  shareToken: c.shareToken,
  target: c.target,
  hash: c.hash,
  nonce: c.nonce,
  state: c.state,
  code_authz: c.code,
  redirect_uri: c.urlRedirection,
  recoverId: c.recoverId,
  operationId: c.operationId,
  mediaType: c.fileName,
  before: c.draft,
}).toString()

const HEADERS = {
  'user-agent': c.userAgent,
  referer: c.referer,
  origin: c.urlRedirection,
  'x-forwarded-for': c.address,
  'idempotency-key': c.key,
  [CASE_KEY_HEADER]: c.caseKey,
  [PAYER_KEY_HEADER]: c.payerKey,
  'if-match': c.key,
  'accept-language': `en, ${c.state}`,
}

interface Asked {
  request(path: string, init: RequestInit): Response | Promise<Response>
}

/** Makes a call with a canary in every place that takes one: path, query, headers and body. */
export const sendCanaries = async (app: Asked, call: string, bearer: string, more: HeadersInit = {}) => {
  const [method = '', pattern = ''] = call.split(' ')
  const path = pattern.replace(':fineId', c.fine).replace(/:\w+/g, c.token)
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const form = call.endsWith('notification')
  const response = await app.request(`${path}?${QUERY}`, {
    method,
    headers: {
      ...HEADERS,
      ...Object.fromEntries(new Headers(more)),
      authorization: `Bearer ${bearer}`,
      ...(hasBody ? { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' } : {}),
    },
    ...(hasBody ? { body: form ? QUERY : JSON.stringify(BODY) } : {}),
  })
  return { status: response.status, text: await response.text() }
}
