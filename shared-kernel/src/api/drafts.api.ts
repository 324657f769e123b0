import { optional } from 'valibot'
import { type DraftListWire, type DraftWire, draftListWire, draftWire, noContentWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask, type CallOptions } from './ask.ts'

/** What was begun and not sent, the last changed first. */
export const fetchDrafts = (api: ApiClient): Promise<DraftListWire> =>
  ask(api, 'GET /api/subscriber/drafts', { answer: draftListWire })

/** What is kept of a procedure; null when nothing is. */
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
 * Keeps a draft in the place of the version that was read, 0 when there was none. Rejects with 412 DraftConflict when
 * another one was written since, 413 when it is larger than 64 kB, 409 when the person has too many.
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

/** Drops what is kept, whoever wrote it; dropping nothing is fine. */
export async function dropDraft(api: ApiClient, procedure: string): Promise<void> {
  await ask(api, 'DELETE /api/subscriber/drafts/:procedure', {
    params: { procedure },
    keepalive: true,
    answer: noContentWire,
  })
}
