import type { ErrorCode } from '@parvis/shared-kernel/errors'
import { errorsEn } from '@parvis/shared-kernel/messages/errors.en'
import { errorsFr } from '@parvis/shared-kernel/messages/errors.fr'
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

const SENTENCES = { fr: errorsFr, en: errorsEn }

const sentenceOf = (context: Context, code: ErrorCode): string => {
  const language = accepts(context, { header: 'Accept-Language', supports: ['fr', 'en'], default: 'fr' })
  return SENTENCES[language === 'en' ? 'en' : 'fr'][code]
}

/** A call gets the envelope of the API (API.md), whoever it was that failed; anything else gets a line of text. */
export function envelope(context: Context, status: EdgeStatus, said?: Headers): Response {
  const code = REASONS[status]
  const retryAfter = said?.get('retry-after')
  if (retryAfter) context.header('retry-after', retryAfter)
  context.header('cache-control', 'no-store')
  const message = sentenceOf(context, code)
  if (!context.req.path.startsWith('/api/')) return context.text(message, status)
  const body: ErrorBodyWire = { status, error: code, message }
  return context.json(body, status)
}
