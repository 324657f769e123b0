import { Worker } from 'node:worker_threads'
import type { ContentFault } from './content-fault.ts'

/** A good file of the largest size takes well under a second. */
const LONGEST_CHECK_MS = 10_000
const MOST_MEMORY_MB = 256
const MOST_AT_ONCE = 2

const checkNow = (mime: string, content: Uint8Array, longestMs: number): Promise<ContentFault | null> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./content-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
      // What a library has to say about a file may quote it.
      stdout: true,
      stderr: true,
      env: {},
    })
    const timer = setTimeout(() => end('FileUnreadable'), longestMs)
    const end = (fault: ContentFault | null) => {
      clearTimeout(timer)
      worker.terminate().then(() => resolve(fault), reject)
    }
    worker.once('message', ({ fault }: { fault: ContentFault | null }) => end(fault))
    worker.once('error', (failure: NodeJS.ErrnoException) => {
      if (failure.code === 'ERR_WORKER_OUT_OF_MEMORY') return end('FileUnreadable')
      clearTimeout(timer)
      reject(failure)
    })
    worker.postMessage({ mime, content })
  })

let running = 0
const waiting: (() => void)[] = []

/**
 * Checks a file in a thread of its own with little memory and time: a file that was made to exhaust either harms nobody
 * but itself. Two at once; others wait.
 */
export const checkApart = async (
  mime: string,
  content: Uint8Array,
  longestMs = LONGEST_CHECK_MS,
): Promise<ContentFault | null> => {
  if (running >= MOST_AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
  else running += 1
  try {
    return await checkNow(mime, content, longestMs)
  } finally {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}
