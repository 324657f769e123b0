import { useRemote } from '@parvis/shared-kernel/remote'
import { useEffect, useReducer, useRef } from 'react'
import type { AttachmentEvidence } from '../evidence/index.ts'
import type { EvidenceId } from '../ids/index.ts'
import type { UploadCalls } from './upload-calls.ts'
import { createUploadRun, type UploadRun } from './upload-run.ts'
import { fileFault, sendFault, type Uploads, uploadsAfter } from './uploads.model.ts'

export interface Uploader {
  readonly uploads: Uploads
  take(id: EvidenceId, file: File): void
  /** Resumes with the same file after the last confirmed step. */
  retry(id: EvidenceId): void
  /** Stops the upload, or removes the file. */
  remove(id: EvidenceId): void
  /** Uses a document that the city has already. */
  hold(id: EvidenceId, document: AttachmentEvidence): void
}

interface Running {
  readonly run: UploadRun
  readonly stop: AbortController
}

const NONE: Uploads = {}

/**
 * Uploads each file as soon as it is chosen, to avoid a wait at the end, with the city's watermark (second document
 * §5). `initial` holds earlier uploads, e.g. of a resumed draft.
 */
export function useUploads(calls: UploadCalls, initial: Uploads = NONE): Uploader {
  const { config } = useRemote()
  const [uploads, tell] = useReducer(uploadsAfter, initial)
  const running = useRef(new Map<EvidenceId, Running>())
  useEffect(() => {
    const all = running.current
    return () => {
      for (const { stop } of all.values()) stop.abort()
    }
  }, [])

  const send = async (id: EvidenceId, { run, stop: { signal } }: Running) => {
    const { file } = run
    try {
      const sent = await run.go(calls, signal, share => tell({ kind: 'progress', id, file, share }))
      if (!signal.aborted) tell({ kind: 'done', id, file, sent })
    } catch (error) {
      if (!signal.aborted) tell({ kind: 'failed', id, file, wording: sendFault(error) })
    }
  }
  const start = (id: EvidenceId, run: UploadRun) => {
    tell({ kind: 'chosen', id, file: run.file })
    const one = { run, stop: new AbortController() }
    running.current.set(id, one)
    void send(id, one)
  }
  const stop = (id: EvidenceId) => {
    running.current.get(id)?.stop.abort()
    running.current.delete(id)
  }
  return {
    uploads,
    take(id, file) {
      stop(id)
      const fault = fileFault(file)
      if (fault === null) return start(id, createUploadRun(file, config.watermarkText))
      tell({ kind: 'chosen', id, file })
      tell({ kind: 'failed', id, file, wording: fault })
    },
    retry(id) {
      const before = running.current.get(id)
      if (before && uploads[id]?.kind === 'failed') start(id, before.run)
    },
    remove(id) {
      stop(id)
      tell({ kind: 'removed', id })
    },
    hold(id, document) {
      stop(id)
      tell({ kind: 'held', id, document })
    },
  }
}
