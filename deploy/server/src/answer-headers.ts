import type { RequestListener } from 'node:http'
import onHeaders from 'on-headers'

export type AnswerHeaders = Readonly<Record<string, string>>

/**
 * Headers of every response, failures included: no type sniffing, referrer, scripts, framing or cross-origin use. Pages
 * and responses for other origins set their own instead.
 */
const CLOSED: AnswerHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

const HSTS = /^max-age=\d{1,10}(; ?includeSubDomains)?(; ?preload)?$/

/**
 * The operator's `Strict-Transport-Security`; blank or absent sends none, as plain HTTP requires. Never a default,
 * because browsers keep it for as long as a year.
 * @throws RangeError unless it has the form `max-age=…[; includeSubDomains][; preload]`
 */
export const hstsOf = (setting: string | undefined): AnswerHeaders => {
  const value = setting?.trim() ?? ''
  if (value === '') return {}
  if (!HSTS.test(value))
    throw new RangeError('PARVIS_HSTS must look like max-age=31536000; includeSubDomains; preload')
  return { 'strict-transport-security': value }
}

export const headersOf = (own: AnswerHeaders): AnswerHeaders => ({ ...CLOSED, ...own })

/** Adds headers a response lacks, at the last moment, because a library may have removed some. */
export const withHeaders =
  (headers: AnswerHeaders, listener: RequestListener): RequestListener =>
  (request, response) => {
    onHeaders(response, () => {
      for (const [name, value] of Object.entries(headers))
        if (!response.hasHeader(name)) response.setHeader(name, value)
    })
    listener(request, response)
  }

const REASONS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Response to bytes that are not a request, which no listener receives. */
export const answerToNonsense = (code: string | undefined, headers: AnswerHeaders): string =>
  [
    `HTTP/1.1 ${REASONS[code ?? ''] ?? '400 Bad Request'}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'content-length: 0',
    'connection: close',
    '\r\n',
  ].join('\r\n')
