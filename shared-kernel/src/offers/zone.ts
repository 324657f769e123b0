import type { ZoneId } from '../ids/index.ts'

/** A validity area of the city. */
export interface Zone {
  readonly id: ZoneId
  readonly name: string
}
