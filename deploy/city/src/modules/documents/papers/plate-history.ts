import {
  NO_PLATE,
  type Plate,
  type PlateHistoryElement,
  plateHistoryHour,
} from '@parvis/shared-kernel/plates'
import { type Formats, NOTHING_SAID } from '../document-formats.ts'
import type { Content } from '../document-order.ts'
import { type RightFile, rightFacts } from './right-facts.ts'

const whenOf = (element: PlateHistoryElement): string => {
  const { date } = element
  const time = plateHistoryHour(element)
  if (date === null) return NOTHING_SAID
  const [year, month, day] = date.split('-')
  return `${day}/${month}/${year}${time === '' ? '' : ` ${time}`}`
}

const sourceOf = (source: string, formats: Formats): string =>
  source === 'FRONT' ? formats.say('plate-history.portal') : source || NOTHING_SAID

/** Writes every plate of a right, since when, and whether the city accepted it. */
export const plateHistoryPaper = (file: RightFile, formats: Formats): Content => {
  const plates = (list: readonly Plate[], none: string) => list.map(formats.plate).join(', ') || none
  const history = file.right.plateHistory
  const elements = history?.elements ?? []
  return {
    title: formats.say('plate-history.title'),
    blocks: [
      {
        kind: 'facts',
        rows: [
          ...rightFacts(file, formats).rows,
          [formats.say('plate-history.first'), plates(history?.initialPlates ?? [], NO_PLATE)],
          [
            formats.say('plate-history.current'),
            plates(history?.activePlates ?? file.right.plates, NO_PLATE),
          ],
        ],
      },
      { kind: 'heading', text: formats.say('plate-history.changes') },
      elements.length === 0
        ? { kind: 'text', text: formats.say('plate-history.none') }
        : {
            kind: 'table',
            columns: [
              { title: formats.say('plate-history.when'), share: 1.7 },
              { title: formats.say('plate-history.added'), share: 2.2 },
              { title: formats.say('plate-history.removed'), share: 2.2 },
              { title: formats.say('plate-history.source'), share: 1.1 },
              { title: formats.say('plate-history.status'), share: 1.2 },
            ],
            rows: elements.map(element => [
              whenOf(element),
              plates(element.newPlates, NOTHING_SAID),
              plates(element.removedPlates, NOTHING_SAID),
              sourceOf(element.source, formats),
              formats.say(`plate-history.labels.${element.status}`),
            ]),
          },
    ],
  }
}
