import { type ClaimStatus, type Fine, owingOf } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Block } from '../../../pdf/paper.ts'
import type { Formats } from '../document-formats.ts'
import type { Content } from '../document-order.ts'
import { fineFacts } from './fine-facts.ts'

export type Decision = Extract<ClaimStatus, 'accepted' | 'rejected' | 'transferred'>

export interface AnswerFile {
  fine: Fine
  decision: Decision
  filedAt: Instant | null
  answeredAt: Instant | null
  /** The authority's text; '' if the answer was given on paper. */
  words: string
  now: Instant
}

const wordsBlock = (words: string, formats: Formats): Block =>
  words === ''
    ? { kind: 'text', text: formats.say('appeal-answer.on-paper') }
    : { kind: 'quote', text: words }

/** Writes the authority's decision, in its own words, and the possible next steps. */
export const appealAnswer = (file: AnswerFile, formats: Formats): Content => {
  const { fine, decision } = file
  return {
    title: formats.say('appeal-answer.title'),
    blocks: [
      {
        kind: 'amount',
        label: formats.say('appeal-answer.decision'),
        amount: formats.say(`appeal-answer.decisions.${decision}`),
      },
      {
        kind: 'facts',
        rows: [
          ...fineFacts(fine, formats),
          [formats.say('appeal-answer.filed'), formats.moment(file.filedAt)],
          [formats.say('appeal-answer.answered'), formats.moment(file.answeredAt)],
        ],
      },
      { kind: 'heading', text: formats.say('appeal-answer.answer') },
      wordsBlock(file.words, formats),
      { kind: 'heading', text: formats.say('appeal-answer.next') },
      {
        kind: 'text',
        text: formats.say(`appeal-answer.nexts.${decision}`, { owing: owingOf(fine, file.now) }),
      },
    ],
  }
}
