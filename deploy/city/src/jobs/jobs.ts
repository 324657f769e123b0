import type { Deps } from '../deps.ts'
import { failureName } from '../log.ts'

/** Periodic work of the city. It must be idempotent and safe in several processes at once. */
export interface Job {
  name: string
  everySeconds: number
  run(deps: Deps): Promise<void>
}

export interface RunningJobs {
  /** Stops the schedule and waits for running jobs. */
  stop(): Promise<void>
}

const runQuietly = async (deps: Deps, job: Job): Promise<void> => {
  const started = performance.now()
  const finished = (outcome: 'done' | 'failed') =>
    deps.metrics.finished({ job: job.name, outcome, seconds: (performance.now() - started) / 1000 })
  try {
    await job.run(deps)
    finished('done')
  } catch (failure) {
    deps.log.error({ job: job.name, failure: failureName(failure) }, 'job failed')
    finished('failed')
  }
}

/** Runs each job at its own interval, first one interval after the start; a job never overlaps itself. */
export const startJobs = (deps: Deps, jobs: readonly Job[]): RunningJobs => {
  const running = new Set<Promise<void>>()
  const timers = new Map<Job, NodeJS.Timeout>()
  let isStopped = false

  const plan = (job: Job): void => {
    if (isStopped) return
    const timer = setTimeout(() => {
      const run = runQuietly(deps, job).finally(() => {
        running.delete(run)
        plan(job)
      })
      running.add(run)
    }, job.everySeconds * 1_000)
    timer.unref()
    timers.set(job, timer)
  }
  for (const job of jobs) plan(job)

  return {
    stop: async () => {
      isStopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
