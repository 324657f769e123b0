import type { Instant } from '@parvis/shared-kernel/time'

/** The server's one clock. The demo clock adds an offset that the desk can move. */
export interface Clock {
  now(): Instant
}

export interface DemoClock extends Clock {
  offsetMs(): number
  moveBy(ms: number): void
  reset(): void
}

export const createDemoClock = (startOffsetMs = 0, machineNow: () => number = Date.now): DemoClock => {
  let offset = startOffsetMs
  return {
    now: () => (machineNow() + offset) as Instant,
    offsetMs: () => offset,
    moveBy: ms => {
      offset += ms
    },
    reset: () => {
      offset = 0
    },
  }
}
