import type { ErrorCode } from '@parvis/shared-kernel/errors'
import { isLocale, LOCALES, type Locale } from '@parvis/shared-kernel/formats'
import { sentenceOf } from '@parvis/shared-kernel/messages/error-sentences'
import type { ErrorBodyWire } from '@parvis/shared-kernel/wire'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

const REASONS = {
  400: 'Bad Request',
  413: 'Content Too Large',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
} as const satisfies Record<number, ErrorCode>

export type EdgeStatus = keyof typeof REASONS

export const EDGE_STATUSES = Object.keys(REASONS).map(Number) as readonly EdgeStatus[]

const languageOf = (context: Context): Locale => {
  const accepted = accepts(context, { header: 'Accept-Language', supports: [...LOCALES], default: 'fr' })
  return isLocale(accepted) ? accepted : 'fr'
}

/** Error body of a failure in the API's format (docs/api.md), for the edge and front servers. */
export function failureOf(status: EdgeStatus, language: Locale) {
  const error = REASONS[status]
  return { status, error, message: sentenceOf(error, language) } satisfies ErrorBodyWire
}

/** Answers a failure: the API's envelope (docs/api.md) for API paths, else a line of text. */
export function envelope(context: Context, status: EdgeStatus, said?: Headers): Response {
  const retryAfter = said?.get('retry-after')
  if (retryAfter) context.header('retry-after', retryAfter)
  context.header('cache-control', 'no-store')
  const failure = failureOf(status, languageOf(context))
  if (!context.req.path.startsWith('/api/')) return context.text(failure.message, status)
  return context.json(failure, status)
}
