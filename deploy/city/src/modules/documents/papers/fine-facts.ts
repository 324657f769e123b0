import {
  closedToAppeal,
  type DueNow,
  displayFineId,
  type Fine,
  type FineVersion,
} from '@parvis/shared-kernel/fines'
import { NO_PLATE } from '@parvis/shared-kernel/plates'
import { type Formats, NOTHING_SAID } from '../document-formats.ts'

type Fact = readonly [name: string, value: string]

/** Identifies the fine: grouped number, plate and place. */
export const fineFacts = (fine: Fine, formats: Formats): Fact[] => [
  [formats.say('fine-facts.number'), displayFineId(fine.id)],
  [formats.say('fine-facts.plate'), fine.plate === null ? NO_PLATE : formats.plate(fine.plate)],
  [formats.say('fine-facts.place'), fine.place ?? NOTHING_SAID],
]

export const issuedFact = (version: FineVersion, formats: Formats): Fact => [
  formats.say('fine-facts.issued'),
  formats.moment(version.issuedAt),
]

/** Until when an amount is asked, and what follows; undefined where the city gives no moment. */
export const untilText = (
  fine: Fine,
  { until, isLate, later }: DueNow,
  formats: Formats,
): string | undefined => {
  if (until === null) return undefined
  const moment = formats.moment(until)
  if (later !== null) return formats.say('fine-facts.reduced-until', { moment, price: formats.price(later) })
  if (!isLate) return formats.say('fine-facts.until', { moment })
  const isIncreased = closedToAppeal(fine) === 'in-recovery'
  return formats.say(isIncreased ? 'fine-facts.increased' : 'fine-facts.late', { moment })
}
