import {
  NO_PLATE,
  type Plate,
  type PlateHistoryElement,
  type PlateHistoryStatus,
} from '@parvis/shared-kernel/plates'
import type { Language } from '../../../http/language.ts'
import { type Formats, NOTHING_SAID } from '../document-formats.ts'
import type { Content } from '../document-order.ts'
import { type RightFile, rightFacts } from './right-facts.ts'

const WORDS = {
  fr: {
    title: 'Historique des plaques',
    first: 'Plaques d’origine',
    current: 'Plaques actuelles',
    changes: 'Changements',
    none: 'Les plaques de ce droit n’ont pas changé.',
    when: 'Date et heure',
    added: 'Plaques ajoutées',
    removed: 'Plaques retirées',
    source: 'Origine',
    status: 'État',
    portal: 'Portail',
    // First document §3.
    labels: { validated: 'Validé', waiting: 'Déposé', rejected: 'Rejeté', unknown: 'Inconnu' },
  },
  en: {
    title: 'Plate history',
    first: 'First plates',
    current: 'Current plates',
    changes: 'Changes',
    none: 'The plates of this right have not changed.',
    when: 'Date and hour',
    added: 'Plates added',
    removed: 'Plates removed',
    source: 'From',
    status: 'State',
    portal: 'Portal',
    labels: { validated: 'Validated', waiting: 'Submitted', rejected: 'Rejected', unknown: 'Unknown' },
  },
} satisfies Record<Language, { labels: Record<PlateHistoryStatus, string> } & Record<string, unknown>>

const whenOf = ({ date, time }: PlateHistoryElement): string => {
  if (date === null) return NOTHING_SAID
  const [year, month, day] = date.split('-')
  return `${day}/${month}/${year}${time === '' ? '' : ` ${time}`}`
}

const sourceOf = (source: string, lang: Language): string =>
  source === 'FRONT' ? WORDS[lang].portal : source || NOTHING_SAID

/** Every plate that a right had, from which moment and whether the city agreed. */
export const plateHistoryPaper = (file: RightFile, lang: Language, formats: Formats): Content => {
  const words = WORDS[lang]
  const plates = (list: readonly Plate[], none: string) => list.map(formats.plate).join(', ') || none
  const history = file.right.plateHistory
  const elements = history?.elements ?? []
  return {
    title: words.title,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ...rightFacts(file, lang, formats).rows,
          [words.first, plates(history?.initialPlates ?? [], NO_PLATE)],
          [words.current, plates(history?.activePlates ?? file.right.plates, NO_PLATE)],
        ],
      },
      { kind: 'heading', text: words.changes },
      elements.length === 0
        ? { kind: 'text', text: words.none }
        : {
            kind: 'table',
            columns: [
              { title: words.when, share: 1.7 },
              { title: words.added, share: 2.2 },
              { title: words.removed, share: 2.2 },
              { title: words.source, share: 1.1 },
              { title: words.status, share: 1.2 },
            ],
            rows: elements.map(element => [
              whenOf(element),
              plates(element.newPlates, NOTHING_SAID),
              plates(element.removedPlates, NOTHING_SAID),
              sourceOf(element.source, lang),
              words.labels[element.status],
            ]),
          },
    ],
  }
}
