import { cityNow } from '@parvis/shared-kernel/remote'
import { ApiError, failureOf } from '../errors/index.ts'
import {
  contentTypeOf,
  fileRule,
  HEAD_BYTES,
  type Media,
  mediaTypeOf,
  SIGNATURES,
} from '../evidence/index.ts'
import { type MediaId, mediaId } from '../ids/index.ts'
import { instantFromMs } from '../time/index.ts'
import { lighterPicture } from './lighter-picture.ts'
import { sendFile } from './send-file.ts'
import type { UploadCalls } from './upload-calls.ts'
import type { SentFile } from './uploads.model.ts'
import { watermarked } from './watermark.ts'

export interface UploadRun {
  readonly file: File
  /** Runs, or resumes after the last confirmed step. Rejects with `ApiError`, or `AbortError` when stopped. */
  go(calls: UploadCalls, signal: AbortSignal, onProgress: (share: number) => void): Promise<SentFile>
}

interface Stored {
  readonly urn: string
  readonly at: number
}

/** The city refused the stored file: it is unacceptable or gone. */
const isRefusal = (error: unknown): boolean => {
  const failure = failureOf(error)
  return failure?.kind === 'api' && failure.status >= 400 && failure.status < 500
}

interface Readied {
  readonly file: File
  readonly type: string
  readonly isBare: boolean
}

/** The longest name that the city takes. File systems allow longer ones. */
const LONGEST_NAME = 200

/** The name by which the city knows a file. Cut where it is too long, since the city would refuse the whole form. */
function cityName(name: string): string {
  if (name.length <= LONGEST_NAME) return name
  const ending = /\.\w{1,9}$/.exec(name)?.[0] ?? ''
  const begin = name.slice(0, LONGEST_NAME - ending.length - 1)
  return `${begin.replace(/[\ud800-\udbff]$/, '')}…${ending}`
}

/** Dependencies of a run, replaceable in tests. */
interface Tools {
  readonly lighten: typeof lighterPicture
  readonly mark: typeof watermarked
  readonly send: typeof sendFile
}

const TOOLS: Tools = { lighten: lighterPicture, mark: watermarked, send: sendFile }

/**
 * The file with the type of its content, where its name tells another: programs save pictures under wrong names, and
 * the city would call them damaged.
 */
async function typedByContent(file: File): Promise<File> {
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const bytes = new Uint8Array(head)
  const type = contentTypeOf(bytes)
  const isAsTold = type === undefined || SIGNATURES.get(mediaTypeOf(file) ?? '')?.(bytes)
  return isAsTold ? file : new File([file], file.name, { type, lastModified: file.lastModified })
}

const isTaken = (file: File) => fileRule(file).allowed

/** The file as it is, or a picture that is too large made lighter. Rejects what stays too large. */
async function fitting(file: File, lighten: Tools['lighten']): Promise<File> {
  if (isTaken(file)) return file
  const lighter = await lighten(file)
  if (lighter && isTaken(lighter)) return lighter
  const error = 'FileTooLarge'
  throw new ApiError({ kind: 'api', status: 413, error, message: '', code: error })
}

/** The file to upload: watermarked, unless that made it too large; sending the original is better than not sending. */
async function readied(chosen: File, text: string | null, { lighten, mark }: Tools): Promise<Readied> {
  const file = await fitting(await typedByContent(chosen), lighten)
  const marking = text ? await mark(file, text) : null
  const isBare = marking !== null && (!marking.isMarked || !isTaken(marking.file))
  const sent = marking && !isBare ? marking.file : file
  return { file: sent, type: mediaTypeOf(sent) ?? sent.type, isBare }
}

/**
 * Upload of one file: make lighter, watermark, store, register with the city. A retry repeats no completed step and
 * registers under the same id. A failed signed URL is requested again, as it may be used up or expired.
 */
export function createUploadRun(file: File, text: string | null, tools = TOOLS): UploadRun {
  const id: MediaId = mediaId(crypto.randomUUID())
  let ready: Readied | null = null
  let stored: Stored | null = null
  const register = async (calls: UploadCalls, media: Media): Promise<Media> => {
    try {
      return calls.register ? await calls.register(media) : media
    } catch (error) {
      if (isRefusal(error)) stored = null
      throw error
    }
  }
  return {
    file,
    async go(calls, signal, onProgress) {
      ready ??= await readied(file, text, tools)
      const { file: sent, type, isBare } = ready
      signal.throwIfAborted()
      if (stored === null) {
        const { signedUploadUrl, fileUrn } = await calls.ask(type, sent.size)
        signal.throwIfAborted()
        await tools.send(signedUploadUrl, sent, { type, signal, onProgress })
        stored = { urn: fileUrn, at: cityNow() }
      }
      const { urn, at } = stored
      const name = cityName(sent.name)
      const known = await register(calls, { id, url: urn, name })
      return {
        file: { name, size: sent.size, type },
        mediaId: known.id,
        urn: known.url,
        sentAt: instantFromMs(at),
        content: sent,
        isBare,
      }
    },
  }
}
