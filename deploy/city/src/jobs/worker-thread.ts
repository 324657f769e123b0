import { once } from 'node:events'
import { type ResourceLimits, Worker, type WorkerOptions } from 'node:worker_threads'

interface ThreadOptions extends Pick<WorkerOptions, 'env'> {
  /** Module that posts a message when it is ready, then one answer to each message. */
  readonly file: URL
  readonly limits: ResourceLimits
  /** Milliseconds after the latest answer at which the thread ends; by default it stays. */
  readonly idleMs?: number
}

export interface WorkerThread {
  /** Waits until the thread runs, which `ask` does by itself. */
  start(): Promise<void>
  /**
   * Asks one question at a time. The start of the thread does not count towards `capMs`.
   *
   * @throws AbortError when the answer takes longer, or the error that ended the thread
   */
  ask(question: unknown, capMs: number): Promise<unknown>
}

/**
 * A thread that bounds the time and memory of its work. It starts with the first question, and anew after a failure; it
 * never keeps the process alive.
 */
export const workerThread = ({ file, limits, idleMs, ...options }: ThreadOptions): WorkerThread => {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined

  const started = async (): Promise<Worker> => {
    clearTimeout(idle)
    if (worker !== null) return worker
    const thread = new Worker(file, { ...options, resourceLimits: limits })
    thread.unref()
    // The death of an idle thread must not crash the city.
    thread.on('error', () => undefined)
    thread.once('exit', () => {
      if (worker === thread) worker = null
    })
    await once(thread, 'message')
    worker = thread
    return thread
  }

  /** Settles once nothing of the thread runs any more. */
  const end = async (): Promise<void> => {
    const ended = worker
    worker = null
    await ended?.terminate()
  }

  return {
    async start() {
      await started()
    },
    async ask(question, capMs) {
      const thread = await started()
      try {
        const answer = once(thread, 'message', { signal: AbortSignal.timeout(capMs) })
        thread.postMessage(question)
        const [value] = await answer
        return value
      } catch (failure) {
        await end()
        throw failure
      } finally {
        if (idleMs !== undefined) idle = setTimeout(() => void end(), idleMs).unref()
      }
    },
  }
}
