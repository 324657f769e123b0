import { busy } from '../http/refusal.ts'
import { workerThread } from '../jobs/worker-thread.ts'
import type { Paper } from './paper.ts'

interface PrinterLimits {
  /** Milliseconds after which a document and its worker are abandoned. */
  capMs?: number
  /** Most documents queued, a few seconds' work; further ones are refused to retry later. */
  longestQueue?: number
  /** Milliseconds; a place is refused when recent durations predict a longer wait. */
  longestWaitMs?: number
  /** Milliseconds after which a waiting document is abandoned; with rendering, below the edge's timeout (30 s). */
  givenUpMs?: number
}

/** A reserved place in the queue: its holder may then use up what a document costs, such as a one-time ticket. */
export interface PrinterPlace {
  print(paper: Paper): Promise<Uint8Array<ArrayBuffer>>
  /** Releases the place without printing; no effect after printing. */
  giveBack(): void
}

export interface Printer {
  /** @throws Refusal when too many wait */
  reserve(): PrinterPlace
  print(paper: Paper): Promise<Uint8Array<ArrayBuffer>>
}

/** Weight of the latest document in the expected duration. */
const NEWEST = 0.1

const MOST_BYTES = 5_000_000
const MEMORY_MB = 192

const isPdf = (answer: unknown): answer is Uint8Array<ArrayBuffer> =>
  answer instanceof Uint8Array && answer.length <= MOST_BYTES

/**
 * Renders documents one at a time in a worker thread, so that a long one neither blocks the city nor exhausts its
 * memory (QUALITY, security §20). The thread starts with the first document and never keeps the process alive.
 */
export const createPrinter = ({
  capMs = 8_000,
  longestQueue = 300,
  longestWaitMs = 15_000,
  givenUpMs = 20_000,
}: PrinterLimits = {}): Printer => {
  const thread = workerThread({
    file: new URL('pdf-worker.ts', import.meta.url),
    limits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  let waiting = 0
  let usualMs = 0
  let last: Promise<unknown> = Promise.resolve()

  const setPaper = async (paper: Paper) => {
    await thread.start()
    const started = performance.now()
    try {
      const answer = await thread.ask(paper, capMs)
      if (!isPdf(answer)) throw new Error('A paper could not be set')
      return answer
    } catch (failure) {
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
