import type { Brand } from '../ids/index.ts'

/** A moment, in epoch milliseconds: the same everywhere; compare with `<`. What day it is depends on the city's zone. */

export type Instant = Brand<number, 'Instant'>
