import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { busy } from '../http/refusal.ts'
import type { Paper } from './paper.ts'

interface PrinterLimits {
  /** A paper that takes longer is given up, with the worker that sets it. */
  capMs?: number
  /** So many papers wait at most, a few seconds' work; the next one is told to come back. */
  longestQueue?: number
  /** A place is given only where papers so far let expect that its turn comes within this. */
  longestWaitMs?: number
  /** A turn that has not come by now is given up; with the paper itself it stays below what the edge waits (30 s). */
  givenUpMs?: number
}

/** A place in the queue: who has one may use up what a paper costs, such as a ticket that opens once. */
export interface PrinterPlace {
  print(paper: Paper): Promise<Uint8Array<ArrayBuffer>>
  /** Nothing is printed after all; without effect once it was. */
  giveBack(): void
}

export interface Printer {
  /** @throws Refusal when too many wait */
  reserve(): PrinterPlace
  print(paper: Paper): Promise<Uint8Array<ArrayBuffer>>
}

/** How much the last paper counts in what the next ones are expected to take. */
const NEWEST = 0.1

const MOST_BYTES = 5_000_000
const MEMORY_MB = 192

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
export const createPrinter = ({
  capMs = 8_000,
  longestQueue = 300,
  longestWaitMs = 15_000,
  givenUpMs = 20_000,
}: PrinterLimits = {}): Printer => {
  let worker: Worker | null = null
  let waiting = 0
  let usualMs = 0
  let last: Promise<unknown> = Promise.resolve()

  const setPaper = async (paper: Paper) => {
    worker ??= await startWorker()
    const started = performance.now()
    try {
      const answer = await answerOf(worker, paper, capMs)
      if (!isPdf(answer)) throw new Error('A paper could not be set')
      return answer
    } catch (failure) {
      await worker.terminate()
      worker = null
      throw failure instanceof Error && failure.name === 'AbortError' ? busy() : failure
    } finally {
      usualMs += NEWEST * (performance.now() - started - usualMs)
    }
  }

  const printInTurn = (paper: Paper) => {
    const asked = performance.now()
    const turn = last.then(() => {
      if (performance.now() - asked > givenUpMs) throw busy()
      return setPaper(paper)
    })
    last = turn.catch(() => undefined)
    return turn
  }

  const reserve = (): PrinterPlace => {
    if (waiting >= longestQueue || waiting * usualMs > longestWaitMs) throw busy()
    waiting += 1
    let isHeld = true
    const giveBack = () => {
      if (isHeld) waiting -= 1
      isHeld = false
    }
    return { giveBack, print: paper => printInTurn(paper).finally(giveBack) }
  }

  return { reserve, print: async paper => reserve().print(paper) }
}
