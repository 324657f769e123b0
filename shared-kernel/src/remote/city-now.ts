import { type Instant, instantFromMs } from '../time/index.ts'

const device = () => instantFromMs(Date.now())
let read = device

/** The present moment by the city's clock (D19): every rule that asks what is past or due is given it. */
export const cityNow = (): Instant => read()

/** Whose clock that is: the shell's, handed to each part; the device's in a shell of before. */
export function followCityClock(now: (() => Instant) | undefined): void {
  read = now ?? device
}
