import { failureOfResponse } from '../api/index.ts'
import { ApiError } from '../errors/index.ts'

export interface SendOptions {
  readonly type: string
  readonly signal: AbortSignal
  /** Share from 0 to 1, as far as the browser knows it. */
  readonly onProgress: (share: number) => void
}

function bodyOf(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText)
  } catch {
    return null
  }
}

/**
 * The store is no page: what it refuses without saying anything of the file (an address that is used up, a right of its
 * own) says nothing of the citizen's access, only that the file did not arrive.
 */
export function storeError(status: number, body: unknown): Error {
  const failure = failureOfResponse(status, body)
  const isOfFile = failure.kind === 'api' && failure.code?.startsWith('File')
  const isOfStore = [400, 401, 403, 404, 405].includes(status)
  return isOfStore && !isOfFile ? new Error(`the store answered ${status}`) : new ApiError(failure)
}

/**
 * Uploads one file to its signed URL, with the file's content type (second document §7). Uses XMLHttpRequest, as fetch
 * reports no upload progress. Rejects with `ApiError`, or `AbortError` when stopped.
 */
export function sendFile(url: string, file: Blob, { type, signal, onProgress }: SendOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.setRequestHeader('content-type', type)
    request.upload.onprogress = event => event.lengthComputable && onProgress(event.loaded / event.total)
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(storeError(request.status, bodyOf(request)))
    request.onerror = () => reject(new ApiError({ kind: 'network' }))
    request.onabort = () => reject(new DOMException('stopped', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
