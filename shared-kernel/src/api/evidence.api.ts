import type { EvidenceTrace, Media, ReusableEvidence } from '../evidence/index.ts'
import type { OrderId, SubscriberId } from '../ids/index.ts'
import {
  acceptedMediaFromWire,
  acceptedMediaWire,
  evidenceTraceToWire,
  mediaFromWire,
  mediaWire,
  noContentWire,
  type UploadUrlWire,
  uploadUrlWire,
} from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

/** A signed upload URL for one file of one type and exactly `size` bytes, and the file's name in the store. */
export function fetchUploadUrl(
  api: ApiClient,
  subscriber: SubscriberId,
  mediaType: string,
  size: number,
): Promise<UploadUrlWire> {
  return ask(api, 'GET /api/subscriber/upload-url/:subscriberId', {
    params: { subscriberId: subscriber },
    query: { mediaType, size },
    answer: uploadUrlWire,
  })
}

/** Registers a file that the store has accepted. Idempotent. */
export async function registerMedia(api: ApiClient, media: Media): Promise<Media> {
  const call = { json: media, isKeyed: true, idempotencyKey: media.id, answer: mediaWire } as const
  return mediaFromWire(await ask(api, 'POST /api/subscriber/media', call))
}

/** Documents accepted by the city that may be reused, newest first. */
export async function fetchAcceptedMedia(api: ApiClient): Promise<readonly ReusableEvidence[]> {
  return acceptedMediaFromWire(await ask(api, 'GET /api/subscriber/media', { answer: acceptedMediaWire }))
}

/** Attaches a registered file to a requested evidence of an order. */
export async function attachEvidence(api: ApiClient, order: OrderId, trace: EvidenceTrace): Promise<void> {
  await ask(api, 'PUT /api/subscriber/order/:id/media', {
    params: { id: order },
    json: evidenceTraceToWire(trace),
    answer: noContentWire,
  })
}
