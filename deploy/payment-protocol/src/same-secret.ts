import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares without telling by its duration where two texts differ. */
export const isSameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
