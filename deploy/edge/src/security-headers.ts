import { type AnswerHeaders, headersOf } from '@parvis/server'
import type { MiddlewareHandler } from 'hono'

const OWN_HEADERS = {
  /** Pages, shell and API. */
  portal: {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    // In supporting browsers, no script runs whose hash the release does not list.
    'integrity-policy': 'blocked-destinations=(script)',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  },
  /** Files that any portal takes. */
  part: {
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
  },
  /** Origins that set their own headers: documents and provider pages. */
  beside: {},
} satisfies Record<string, AnswerHeaders>

export type OriginKind = keyof typeof OWN_HEADERS
export const ORIGIN_KINDS = Object.keys(OWN_HEADERS) as readonly OriginKind[]

/**
 * Headers of every response that does not set them, failures included: for the edge, the server below it and front
 * servers.
 */
export const answerHeadersOf = (kind: OriginKind, hsts: AnswerHeaders): AnswerHeaders =>
  headersOf({ ...OWN_HEADERS[kind], ...hsts })

/** Sets the edge's own headers; the server below adds the rest last. */
export const securityHeaders =
  (kind: OriginKind): MiddlewareHandler =>
  async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(OWN_HEADERS[kind]))
      if (!context.res.headers.has(name)) context.header(name, value)
  }
