import { mediaTypeOf } from '../evidence/index.ts'
import { type MediaId, mediaId } from '../ids/index.ts'
import { instantFromMs } from '../time/index.ts'
import type { UploadDoors } from './doors.ts'
import { sendFile } from './send-file.ts'
import { fileFault, type SentFile } from './uploads.model.ts'
import { watermarked } from './watermark.ts'

export interface UploadRun {
  readonly file: File
  /** Goes on after the last step that was confirmed. Rejects with `ApiError`, or `AbortError` when stopped. */
  go(doors: UploadDoors, signal: AbortSignal, onProgress: (share: number) => void): Promise<SentFile>
}

interface Stored {
  readonly urn: string
  readonly at: number
}

/** What is sent, and as what type: marked, unless that made it too heavy; better sent as it was than not at all. */
async function readied(file: File, text: string | null): Promise<{ sent: File; type: string }> {
  const marked = await watermarked(file, text)
  const sent = fileFault(marked) ? file : marked
  return { sent, type: mediaTypeOf(sent) ?? sent.type }
}

/**
 * One file on its way: marked, sent to the store, made known to the city. A second try marks nothing twice, sends nothing
 * that the store has, and makes known what it had said under the same id. An address that failed is asked anew: it may be
 * spent, or too old.
 */
export function createUploadRun(file: File, text: string | null): UploadRun {
  const id: MediaId = mediaId(crypto.randomUUID())
  let ready: ReturnType<typeof readied> | null = null
  let stored: Stored | null = null
  return {
    file,
    async go({ ask, register }, signal, onProgress) {
      ready ??= readied(file, text)
      const { sent, type } = await ready
      signal.throwIfAborted()
      if (stored === null) {
        const { signedUploadUrl, fileUrn } = await ask(type, sent.size)
        signal.throwIfAborted()
        await sendFile(signedUploadUrl, sent, { type, signal, onProgress })
        stored = { urn: fileUrn, at: Date.now() }
      }
      const media = { id, url: stored.urn, name: sent.name }
      const known = register ? await register(media) : media
      const facts = { name: sent.name, size: sent.size, type }
      return { file: facts, mediaId: known.id, urn: known.url, sentAt: instantFromMs(stored.at) }
    },
  }
}
