import { fewAtOnce } from '../jobs/few-at-once.ts'
import { type WorkerThread, workerThread } from '../jobs/worker-thread.ts'
import type { Checked } from './content-fault.ts'

/** A picture of twelve megapixels takes two seconds at most. */
const LONGEST_CHECK_MS = 20_000
const MOST_MEMORY_MB = 256
const MOST_AT_ONCE = 2
const IDLE_MS = 60_000

const { NODE_COMPILE_CACHE } = process.env
/** Passes none of the server's settings to the thread, only the compile cache. */
const ENVIRONMENT = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }

const UNREADABLE: Checked = { fault: 'FileUnreadable' }

const newThread = (): WorkerThread =>
  workerThread({
    file: new URL('./content-worker.ts', import.meta.url),
    limits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    idleMs: IDLE_MS,
    env: ENVIRONMENT,
  })

const checkIn = (thread: WorkerThread, mime: string, content: Uint8Array, longestMs: number) =>
  thread.ask({ mime, content }, longestMs).then(
    answer => answer as Checked,
    (failure: NodeJS.ErrnoException) => {
      if (failure.name === 'AbortError' || failure.code === 'ERR_WORKER_OUT_OF_MEMORY') return UNREADABLE
      throw failure
    },
  )

const inTurn = fewAtOnce(MOST_AT_ONCE)
/** The latest one last: it is used next, and the other may end. */
const free: WorkerThread[] = []

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
    // Its settings are made in the main thread, which also keeps the native module loaded when a thread ends.
    if (mime.startsWith('image/')) await import('./picture.ts')
    const thread = free.pop() ?? newThread()
    return checkIn(thread, mime, content, longestMs).finally(() => free.push(thread))
  })
