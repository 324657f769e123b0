import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../http/refusal.ts'
import type { Paper } from './paper.ts'

interface PrinterLimits {
  /** A paper that takes longer is given up, with the worker that sets it. */
  capMs?: number
  /** So many papers wait at most; the next one is told to come back. */
  longestQueue?: number
}

export interface Printer {
  print(paper: Paper): Promise<Uint8Array<ArrayBuffer>>
}

const MOST_BYTES = 5_000_000
const MEMORY_MB = 192

const busy = () => new Refusal(503, 'Service Unavailable', { headers: { 'retry-after': '3' } })

/** Starting takes as long as the machine needs: the cap counts from when the worker can work. */
const startWorker = async (): Promise<Worker> => {
  const worker = new Worker(new URL('pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  worker.unref()
  // A thread that dies while nobody waits must not take the city along; the next paper finds out and starts another.
  worker.on('error', () => undefined)
  await once(worker, 'message')
  return worker
}

const answerOf = async (worker: Worker, paper: Paper, capMs: number): Promise<unknown> => {
  const answer = once(worker, 'message', { signal: AbortSignal.timeout(capMs) })
  worker.postMessage(paper)
  const [bytes] = await answer
  return bytes
}

const isPdf = (answer: unknown): answer is Uint8Array<ArrayBuffer> =>
  answer instanceof Uint8Array && answer.length <= MOST_BYTES

/**
 * Sets papers one after another in a thread of its own, so that a long one neither stops the city nor fills its
 * memory (QUALITY, security §20). The thread begins with the first paper and never keeps the process alive.
 */
export const createPrinter = ({ capMs = 3_000, longestQueue = 20 }: PrinterLimits = {}): Printer => {
  let worker: Worker | null = null
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const setPaper = async (paper: Paper) => {
    worker ??= await startWorker()
    try {
      const answer = await answerOf(worker, paper, capMs)
      if (!isPdf(answer)) throw new Error('A paper could not be set')
      return answer
    } catch (failure) {
      await worker.terminate()
      worker = null
      throw failure instanceof Error && failure.name === 'AbortError' ? busy() : failure
    }
  }

  return {
    print: async paper => {
      if (waiting >= longestQueue) throw busy()
      waiting += 1
      const turn = last
        .then(() => setPaper(paper))
        .finally(() => {
          waiting -= 1
        })
      last = turn.catch(() => undefined)
      return turn
    },
  }
}
