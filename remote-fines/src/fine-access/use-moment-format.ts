import { placeOfZone, startsWithVowel } from '@parvis/shared-kernel/formats'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { useMessages } from '../use-messages.ts'

/** Formats an instant to the minute, with or without its time zone. */
export function useMomentFormat() {
  const { t, formatDateTimeLong } = useMessages()
  const { config } = useRemote()
  const place = placeOfZone(config.timeZone)
  const zone = t(startsWithVowel(place) ? 'zone.vowel' : 'zone', { place })
  return {
    moment: formatDateTimeLong,
    momentWithZone: (instant: Instant) => `${formatDateTimeLong(instant)} ${zone}`,
  }
}
