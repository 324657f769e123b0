import { fetchUploadUrl, registerMedia } from '@parvis/shared-kernel/api'
import { type AttachmentEvidence, mediaTypeOf } from '@parvis/shared-kernel/evidence'
import { type EvidenceId, mediaId } from '@parvis/shared-kernel/ids'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import { instantFromMs } from '@parvis/shared-kernel/time'
import { useEffect, useReducer, useRef } from 'react'
import { sendFile } from './send-file.ts'
import { fileFault, type SentFile, sendFault, type Uploads, uploadsAfter } from './uploads.model.ts'
import { watermarked } from './watermark.ts'

export interface UploadDesk {
  readonly uploads: Uploads
  take(id: EvidenceId, file: File): void
  /** Sends the same file again. */
  retry(id: EvidenceId): void
  /** Stops what is being sent, or takes the file away. */
  remove(id: EvidenceId): void
  /** Uses a document that the city has already. */
  hold(id: EvidenceId, document: AttachmentEvidence): void
}

const NONE: Uploads = {}

/**
 * Sends each file as soon as it is chosen, so that nothing is left to wait for at the end; pictures carry the city's
 * watermark (second document §5). `initial` is what was sent or held before: a draft that is resumed.
 */
export function useUploads({ subscriberId }: Subscriber, initial: Uploads = NONE): UploadDesk {
  const { api, config } = useRemote()
  const [uploads, tell] = useReducer(uploadsAfter, initial)
  const stops = useRef(new Map<EvidenceId, AbortController>())
  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])

  const store = async (id: EvidenceId, file: File, signal: AbortSignal): Promise<SentFile> => {
    const marked = await watermarked(file, config.watermarkText)
    const fault = fileFault(marked)
    // A picture may grow by being drawn again; better sent as it was than not at all.
    const sent = fault ? file : marked
    const type = mediaTypeOf(sent) ?? sent.type
    signal.throwIfAborted()
    const { signedUploadUrl, fileUrn } = await fetchUploadUrl(api, subscriberId, type, sent.size)
    signal.throwIfAborted()
    const onProgress = (share: number) => tell({ kind: 'progress', id, file, share })
    await sendFile(signedUploadUrl, sent, { type, signal, onProgress })
    const media = { id: mediaId(crypto.randomUUID()), url: fileUrn, name: sent.name }
    const known = await registerMedia(api, media)
    const facts = { name: sent.name, size: sent.size, type }
    return { file: facts, mediaId: known.id, urn: known.url, sentAt: instantFromMs(Date.now()) }
  }
  const send = async (id: EvidenceId, file: File, signal: AbortSignal) => {
    try {
      const sent = await store(id, file, signal)
      if (!signal.aborted) tell({ kind: 'done', id, file, sent })
    } catch (error) {
      if (!signal.aborted) tell({ kind: 'failed', id, file, wording: sendFault(error) })
    }
  }
  const take = (id: EvidenceId, file: File) => {
    stops.current.get(id)?.abort()
    tell({ kind: 'chosen', id, file })
    const fault = fileFault(file)
    if (fault) return tell({ kind: 'failed', id, file, wording: fault })
    const stop = new AbortController()
    stops.current.set(id, stop)
    void send(id, file, stop.signal)
  }
  return {
    uploads,
    take,
    retry(id) {
      const upload = uploads[id]
      if (upload?.kind === 'failed') take(id, upload.file)
    },
    remove(id) {
      stops.current.get(id)?.abort()
      tell({ kind: 'removed', id })
    },
    hold(id, document) {
      stops.current.get(id)?.abort()
      tell({ kind: 'held', id, document })
    },
  }
}
