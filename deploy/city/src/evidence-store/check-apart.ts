import { Worker } from 'node:worker_threads'
import { fewAtOnce } from '../jobs/few-at-once.ts'
import type { Checked } from './content-fault.ts'

/** A picture of twelve megapixels takes two seconds at most. */
const LONGEST_CHECK_MS = 20_000
const MOST_MEMORY_MB = 256
const MOST_AT_ONCE = 2

const { NODE_COMPILE_CACHE } = process.env
/** Passes none of the server's settings to the thread, only the compile cache: each thread loads its modules anew. */
const ENVIRONMENT = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }

const UNREADABLE: Checked = { fault: 'FileUnreadable' }

const checkNow = (mime: string, content: Uint8Array, longestMs: number): Promise<Checked> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./content-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
      // Libraries may quote the file in their output: discard it.
      stdout: true,
      stderr: true,
      env: ENVIRONMENT,
    })
    const timer = setTimeout(() => end(UNREADABLE), longestMs)
    const end = (checked: Checked) => {
      clearTimeout(timer)
      worker.terminate().then(() => resolve(checked), reject)
    }
    worker.once('message', end)
    worker.once('error', (failure: NodeJS.ErrnoException) => {
      if (failure.code === 'ERR_WORKER_OUT_OF_MEMORY') return end(UNREADABLE)
      clearTimeout(timer)
      reject(failure)
    })
    worker.postMessage({ mime, content })
  })

const inTurn = fewAtOnce(MOST_AT_ONCE)

/**
 * Checks a file, and re-encodes a picture, in a worker thread with bounded memory and time, so that a file made to
 * exhaust either harms no other request. Two run at once; others wait.
 */
export const checkApart = (
  mime: string,
  content: Uint8Array,
  longestMs = LONGEST_CHECK_MS,
): Promise<Checked> =>
  inTurn(async () => {
    // Loads the native module in the main thread too: otherwise it is unloaded with the first worker that ends.
    if (mime.startsWith('image/')) await import('sharp')
    return checkNow(mime, content, longestMs)
  })
