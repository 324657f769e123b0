import { type Right, type RightPlan, statusColumns } from '@parvis/shared-kernel/orders'
import type { Definition } from '@parvis/shared-kernel/tickets'
import type { Block } from '../../../pdf/paper.ts'
import { type Formats, NOTHING_SAID } from '../document-formats.ts'

/** A right with the names of what it points to. */
export interface RightFile {
  right: Right
  /** Null if the city deleted the offer or definition. */
  plan: RightPlan | Definition | null
  holder: string
  /** Company of a professional right, with its SIRET; '' for other rights, or if the profile names none. */
  company: string
  zoneNames: readonly string[]
}

const hasExactHours = (plan: RightFile['plan']): boolean =>
  plan !== null && 'computeExactHourlyEnd' in plan && plan.computeExactHourlyEnd

/** Formats the period of validity; with hours if the right is measured in hours (D8). */
const validityOf = ({ right, plan }: RightFile, formats: Formats): string => {
  const { startOfValidity: start, endOfValidity: end } = right
  if (start === null) return NOTHING_SAID
  const hasHours = hasExactHours(plan)
  return end === null
    ? formats.say('right-facts.from', { start: (hasHours ? formats.dayTime : formats.day)(start) })
    : formats.say('right-facts.from-to', { ...formats.period(start, end, hasHours ? 'hours' : 'days') })
}

/** Number of tickets in a row, which the price is for; nothing of a single one. */
const countFact = (right: Right, formats: Formats): [string, string][] =>
  right.kind === 'ticket' && right.ticketCount > 1
    ? [[formats.say('right-facts.count'), String(right.ticketCount)]]
    : []

/** Lists the right, its holder and their company, its zones and its period. */
export const rightFacts = (file: RightFile, formats: Formats): Extract<Block, { kind: 'facts' }> => {
  const { right, plan, holder, company, zoneNames } = file
  return {
    kind: 'facts',
    rows: [
      [formats.say('right-facts.holder'), holder],
      ...(company === '' ? [] : [[formats.say('right-facts.company'), company] as const]),
      [formats.say('right-facts.plan'), plan?.name ?? NOTHING_SAID],
      [formats.say('right-facts.number'), right.id],
      [formats.say(`right-facts.dates.${statusColumns(right.status).terms}`), validityOf(file, formats)],
      ...countFact(right, formats),
      [
        formats.say('right-facts.zones'),
        zoneNames.length > 0 ? formats.list(zoneNames) : formats.say('right-facts.whole-city'),
      ],
    ],
  }
}
