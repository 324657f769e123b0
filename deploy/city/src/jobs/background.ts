import { setTimeout as wait } from 'node:timers/promises'
import { failureName, type Log } from '../log.ts'

/** Work that no caller waits for. The city waits for it before it stops, so that nothing it acknowledged is lost. */
export interface Background {
  /** Starts the work after the response; failures are only logged. */
  run(task: string, work: () => Promise<unknown>): void
  /** Waits until all work is done, at most `longestMs`. */
  idle(longestMs: number): Promise<void>
}

export const createBackground = (log: Log): Background => {
  const running = new Set<Promise<void>>()

  const start = async (task: string, work: () => Promise<unknown>): Promise<void> => {
    await new Promise(setImmediate)
    await work().catch((failure: unknown) => {
      log.error({ task, failure: failureName(failure) }, 'task failed')
    })
  }

  const allDone = async (): Promise<void> => {
    // Work may begin other work, such as sending the mail that it has written.
    while (running.size > 0) await Promise.all(running)
  }

  return {
    run: (task, work) => {
      const run = start(task, work).finally(() => running.delete(run))
      running.add(run)
    },
    idle: async longestMs => {
      const patience = new AbortController()
      const late = wait(longestMs, undefined, { signal: patience.signal }).catch(() => undefined)
      await Promise.race([allDone(), late])
      patience.abort()
    },
  }
}
