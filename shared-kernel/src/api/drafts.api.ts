import { optional } from 'valibot'
import { type DraftListWire, type DraftWire, draftListWire, draftWire, noContentWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask, type CallOptions } from './ask.ts'

/** The subscriber's drafts, last changed first. */
export const fetchDrafts = (api: ApiClient): Promise<DraftListWire> =>
  ask(api, 'GET /api/subscriber/drafts', { answer: draftListWire })

/** The draft of a procedure; null when there is none. */
export async function fetchDraft(
  api: ApiClient,
  procedure: string,
  signal: AbortSignal,
): Promise<DraftWire | null> {
  return (
    (await ask(api, 'GET /api/subscriber/drafts/:procedure', {
      params: { procedure },
      signal,
      answer: optional(draftWire),
    })) ?? null
  )
}

type Sending = Pick<CallOptions<never>, 'signal' | 'keepalive'>

/**
 * Replaces the draft version that was read (0 for none). Rejects with 412 DraftConflict when another was saved since,
 * 413 above 64 kB, 409 when the subscriber has too many.
 */
export function saveDraft(
  api: ApiClient,
  procedure: string,
  { body, version }: Pick<DraftWire, 'body' | 'version'>,
  sending: Sending = {},
): Promise<DraftWire> {
  return ask(api, 'PUT /api/subscriber/drafts/:procedure', {
    params: { procedure },
    json: { body },
    headers: { 'if-match': `"${version}"` },
    answer: draftWire,
    ...sending,
  })
}

/** Deletes a draft, by any writer. Idempotent. */
export async function dropDraft(api: ApiClient, procedure: string): Promise<void> {
  await ask(api, 'DELETE /api/subscriber/drafts/:procedure', {
    params: { procedure },
    keepalive: true,
    answer: noContentWire,
  })
}
