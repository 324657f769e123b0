import type { Right, RightPlan } from '@parvis/shared-kernel/orders'
import type { Definition } from '@parvis/shared-kernel/tickets'
import type { Language } from '../../../http/language.ts'
import type { Block } from '../../../pdf/paper.ts'
import { type Formats, NOTHING_SAID } from '../document-formats.ts'

/** A right with the names of what it points to. */
export interface RightFile {
  right: Right
  /** Null when the city gave its offer or definition up. */
  plan: RightPlan | Definition | null
  holder: string
  zoneNames: readonly string[]
}

const WORDS = {
  fr: {
    holder: 'Titulaire',
    plan: 'Droit',
    number: 'Numéro',
    validity: 'Validité',
    zones: 'Zones',
    wholeCity: 'Tout le périmètre de l’offre',
    from: (start: string) => `À partir du ${start}`,
    fromTo: (start: string, end: string) => `Du ${start} au ${end}`,
  },
  en: {
    holder: 'Holder',
    plan: 'Right',
    number: 'Number',
    validity: 'Validity',
    zones: 'Zones',
    wholeCity: 'The whole area of the offer',
    from: (start: string) => `From ${start}`,
    fromTo: (start: string, end: string) => `From ${start} to ${end}`,
  },
}

const hasExactHours = (plan: RightFile['plan']): boolean =>
  plan !== null && 'computeExactHourlyEnd' in plan && plan.computeExactHourlyEnd

/** From when to when; with hours where the right goes by hours (D8). */
const validityOf = ({ right, plan }: RightFile, lang: Language, formats: Formats): string => {
  const { startOfValidity: start, endOfValidity: end } = right
  if (start === null) return NOTHING_SAID
  const show = hasExactHours(plan) ? formats.dayTime : formats.day
  return end === null ? WORDS[lang].from(show(start)) : WORDS[lang].fromTo(show(start), show(end))
}

/** Who holds which right, where and until when. */
export const rightFacts = (
  file: RightFile,
  lang: Language,
  formats: Formats,
): Extract<Block, { kind: 'facts' }> => {
  const words = WORDS[lang]
  const { right, plan, holder, zoneNames } = file
  return {
    kind: 'facts',
    rows: [
      [words.holder, holder],
      [words.plan, plan?.name ?? NOTHING_SAID],
      [words.number, right.id],
      [words.validity, validityOf(file, lang, formats)],
      [words.zones, zoneNames.length > 0 ? formats.list(zoneNames) : words.wholeCity],
    ],
  }
}
