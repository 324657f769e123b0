import type { Deps } from '../deps.ts'
import { failureName } from '../log.ts'

/** Periodic work of the city. It must be idempotent and safe in several processes at once. */
export interface Job {
  name: string
  everySeconds: number
  run(deps: Deps): Promise<void>
}

export interface RunningJobs {
  /**
   * Runs, one after the other, each job that would have run in this time, so that data is current after the clock was
   * moved.
   */
  letPass(milliseconds: number): Promise<void>
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
  const running = new Map<Job, Promise<void>>()
  const timers = new Map<Job, NodeJS.Timeout>()
  let isStopped = false

  const plan = (job: Job): void => {
    clearTimeout(timers.get(job))
    if (isStopped) return
    const timer = setTimeout(() => void runOnce(job), job.everySeconds * 1_000)
    timer.unref()
    timers.set(job, timer)
  }
  const runOnce = async (job: Job): Promise<void> => {
    clearTimeout(timers.get(job))
    const run = (running.get(job) ?? Promise.resolve()).then(() => runQuietly(deps, job))
    running.set(job, run)
    await run
    // Another run may have been asked for meanwhile.
    if (running.get(job) !== run) return
    running.delete(job)
    plan(job)
  }
  for (const job of jobs) plan(job)

  return {
    letPass: async milliseconds => {
      for (const job of jobs) if (!isStopped && job.everySeconds * 1_000 <= milliseconds) await runOnce(job)
    },
    stop: async () => {
      isStopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running.values())
    },
  }
}
