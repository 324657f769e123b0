import { plate } from '@parvis/shared-kernel/plates'

export type PlateReason = 'blank' | 'malformed'

/** Why the text is not a plate; null when it is one. */
export function plateReason(raw: string): PlateReason | null {
  if (raw.trim() === '') return 'blank'
  return plate(raw) === null ? 'malformed' : null
}
