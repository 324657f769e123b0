import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** A request as it came over the wire: nothing decoded, nothing reordered. */
export interface SignedRequest {
  method: string
  /** Path and query, as sent. */
  target: string
  headers: Readonly<Record<string, string | undefined>>
  bodySha256: string
}

export interface Account {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

export type Verdict = 'ok' | 'AccessDenied' | 'Expired' | 'SignatureDoesNotMatch' | 'ContentSha256Mismatch'

interface Claim {
  credential: readonly string[]
  date: string
  signedHeaders: readonly string[]
  signature: string
  payloadHash: string
  /** Seconds that the signature lives. */
  life: number
}

const UNSIGNED = 'UNSIGNED-PAYLOAD'
const SKEW_SECONDS = 15 * 60

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text, 'utf8').digest()
const hex = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

/** AWS's UriEncode: RFC 3986 unreserved characters stay, every other byte becomes %XX. */
const uriEncode = (text: string): string =>
  [...Buffer.from(text, 'utf8')]
    .map(byte => {
      const sign = String.fromCharCode(byte)
      return /[A-Za-z0-9\-._~]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')

const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', '%20'))

const pairsOf = (target: string): readonly (readonly [string, string])[] => {
  const at = target.indexOf('?')
  if (at === -1) return []
  return target
    .slice(at + 1)
    .split('&')
    .filter(pair => pair !== '')
    .map(pair => {
      const [name = '', ...value] = pair.split('=')
      return [decoded(name), decoded(value.join('='))] as const
    })
}

const byBytes = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const canonicalQuery = (target: string): string =>
  pairsOf(target)
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [uriEncode(name), uriEncode(value)] as const)
    .sort(([a, x], [b, y]) => byBytes(a, b) || byBytes(x, y))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

const canonicalPath = (target: string): string =>
  (target.split('?')[0] ?? '/')
    .split('/')
    .map(part => uriEncode(decodeURIComponent(part)))
    .join('/')

const canonicalHeaders = ({ headers }: SignedRequest, signed: readonly string[]): string =>
  signed.map(name => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`).join('')

const claimOfQuery = (request: SignedRequest): Claim | null => {
  const query = new Map(pairsOf(request.target))
  if (query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256') return null
  return {
    credential: (query.get('X-Amz-Credential') ?? '').split('/'),
    date: query.get('X-Amz-Date') ?? '',
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    payloadHash: UNSIGNED,
    life: Number(query.get('X-Amz-Expires')),
  }
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/

const claimOfHeader = ({ headers }: SignedRequest): Claim | null => {
  const [, credential, signedHeaders, signature = ''] = AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  if (credential === undefined || signedHeaders === undefined) return null
  return {
    credential: credential.split('/'),
    date: headers['x-amz-date'] ?? '',
    signedHeaders: signedHeaders.split(';'),
    signature,
    payloadHash: headers['x-amz-content-sha256'] ?? '',
    life: SKEW_SECONDS,
  }
}

/** Signature of a request by AWS's published algorithm (Signature Version 4, S3). */
export const signatureOf = (request: SignedRequest, claim: Claim, { secretAccessKey, region }: Account) => {
  const canonical = [
    request.method,
    canonicalPath(request.target),
    canonicalQuery(request.target),
    canonicalHeaders(request, claim.signedHeaders),
    claim.signedHeaders.join(';'),
    claim.payloadHash,
  ].join('\n')
  const day = claim.date.slice(0, 8)
  const toSign = ['AWS4-HMAC-SHA256', claim.date, `${day}/${region}/s3/aws4_request`, hex(canonical)].join(
    '\n',
  )
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  return hmac(key, toSign).toString('hex')
}

const momentOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

const isOfAccount = ({ credential, date }: Claim, account: Account): boolean =>
  credential.join('/') === `${account.accessKeyId}/${date.slice(0, 8)}/${account.region}/s3/aws4_request`

/** AWS requires signing the host and every header of its own. */
const signsEnough = ({ headers }: SignedRequest, { signedHeaders }: Claim): boolean =>
  signedHeaders.includes('host') &&
  Object.keys(headers).every(name => !name.startsWith('x-amz-') || signedHeaders.includes(name))

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Verifies a request like a bucket at `now` (epoch ms). */
export const verify = (request: SignedRequest, account: Account, now: number): Verdict => {
  const claim = claimOfQuery(request) ?? claimOfHeader(request)
  if (claim === null || !isOfAccount(claim, account) || !signsEnough(request, claim)) return 'AccessDenied'
  const age = (now - momentOf(claim.date)) / 1_000
  if (!(claim.life >= 1 && claim.life <= 604_800) || !(age >= -SKEW_SECONDS)) return 'AccessDenied'
  if (age > claim.life) return 'Expired'
  if (!isSame(signatureOf(request, claim, account), claim.signature)) return 'SignatureDoesNotMatch'
  const isBodySigned = claim.payloadHash !== UNSIGNED
  return isBodySigned && claim.payloadHash !== request.bodySha256 ? 'ContentSha256Mismatch' : 'ok'
}
