import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time, so that the duration does not reveal where two texts differ. */
export const isSameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
