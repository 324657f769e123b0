import { plate } from '@parvis/shared-kernel/plates'

export type PlateReason = 'blank' | 'malformed'

/** Why no plate can be read in what was typed; null when one can. */
export function plateReason(raw: string): PlateReason | null {
  if (raw.trim() === '') return 'blank'
  return plate(raw) === null ? 'malformed' : null
}
