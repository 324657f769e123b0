import type { Brand } from '../ids/index.ts'

/** A moment in epoch milliseconds; compare with `<`. Its day depends on the city's time zone. */

export type Instant = Brand<number, 'Instant'>
