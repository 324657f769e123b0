import { type Instant, instantFromMs } from '../time/index.ts'

const device = () => instantFromMs(Date.now())
let read = device

/** The current time by the city's clock (D19), for every rule that checks what is past or due. */
export const cityNow = (): Instant => read()

/** Sets the clock: the shell's, given to each part; the device's in an older shell. */
export function followCityClock(now: (() => Instant) | undefined): void {
  read = now ?? device
}
