import { type AnswerHeaders, headersOf } from '@parvis/server'
import type { MiddlewareHandler } from 'hono'

const OWN_HEADERS = {
  /** Its pages, its shell, its API. */
  portal: {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    // Where the browser knows it: nothing runs whose bytes the release has not named.
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
  /** What says its own headers: documents, and pages of a provider. */
  beside: {},
} satisfies Record<string, AnswerHeaders>

export type OriginKind = keyof typeof OWN_HEADERS
export const ORIGIN_KINDS = Object.keys(OWN_HEADERS) as readonly OriginKind[]

/**
 * What every answer of an origin carries that does not say it itself, failures included: for the edge, the server below
 * it, and each server in front of it.
 */
export const answerHeadersOf = (kind: OriginKind, hsts: AnswerHeaders): AnswerHeaders =>
  headersOf({ ...OWN_HEADERS[kind], ...hsts })

/** The part of them that is the edge's own: the server below adds the rest at the last moment. */
export const securityHeaders =
  (kind: OriginKind): MiddlewareHandler =>
  async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(OWN_HEADERS[kind]))
      if (!context.res.headers.has(name)) context.header(name, value)
  }
