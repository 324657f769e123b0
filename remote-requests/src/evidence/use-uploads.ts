import { fetchUploadUrl, registerMedia } from '@parvis/shared-kernel/api'
import { mediaTypeOf } from '@parvis/shared-kernel/evidence'
import { type EvidenceId, mediaId } from '@parvis/shared-kernel/ids'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import { useEffect, useReducer, useRef } from 'react'
import { sendFile } from './send-file.ts'
import { fileFault, sendFault, type Uploads, uploadsAfter } from './uploads.model.ts'

export interface UploadDesk {
  readonly uploads: Uploads
  take(id: EvidenceId, file: File): void
  /** Sends the same file again. */
  retry(id: EvidenceId): void
  /** Stops what is being sent, or takes the file away. */
  remove(id: EvidenceId): void
}

/** Sends each file as soon as it is chosen, so that nothing is left to wait for at the end. */
export function useUploads({ subscriberId }: Subscriber): UploadDesk {
  const { api } = useRemote()
  const [uploads, tell] = useReducer(uploadsAfter, {})
  const stops = useRef(new Map<EvidenceId, AbortController>())
  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])

  const send = async (id: EvidenceId, file: File, signal: AbortSignal) => {
    const type = mediaTypeOf(file) ?? file.type
    try {
      const { signedUploadUrl, fileUrn } = await fetchUploadUrl(api, subscriberId, type, file.size)
      signal.throwIfAborted()
      const onProgress = (share: number) => tell({ kind: 'progress', id, file, share })
      await sendFile(signedUploadUrl, file, { type, signal, onProgress })
      const media = await registerMedia(api, {
        id: mediaId(crypto.randomUUID()),
        url: fileUrn,
        name: file.name,
      })
      tell({ kind: 'done', id, file, mediaId: media.id })
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
      const file = uploads[id]?.file
      if (file) take(id, file)
    },
    remove(id) {
      stops.current.get(id)?.abort()
      tell({ kind: 'removed', id })
    },
  }
}
