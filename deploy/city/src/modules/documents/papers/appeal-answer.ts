import {
  amountDue,
  type ClaimStatus,
  COURT,
  courtAccess,
  courtDeadline,
  dueKindOf,
  dueNow,
  dueStatusOf,
  type Fine,
  grantedBy,
  versionInForce,
} from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Block } from '../../../pdf/paper.ts'
import type { Formats } from '../document-formats.ts'
import type { Content } from '../document-order.ts'
import { fineFacts } from './fine-facts.ts'

export type Decision = Extract<ClaimStatus, 'accepted' | 'rejected' | 'transferred'>

export type AnswerText = { text: string } | 'on-paper' | 'erased'

export interface AnswerFile {
  fine: Fine
  decision: Decision
  filedAt: Instant | null
  answeredAt: Instant | null
  /** The authority's text, or why there is none. */
  answer: AnswerText
  now: Instant
  /** In which the law's days are counted. */
  timeZone: string
}

const answerBlock = (answer: AnswerText, formats: Formats): Block =>
  typeof answer === 'string'
    ? { kind: 'text', text: formats.say(`appeal-answer.${answer}`) }
    : { kind: 'quote', text: answer.text }

const dueText = ({ fine, now }: AnswerFile, formats: Formats): string => {
  const { overpaid } = amountDue(fine, now)
  if (overpaid > 0) return formats.say('appeal-answer.overpaid', { price: formats.price(overpaid) })
  const dueStatus = dueStatusOf(fine, now)
  const asked = dueNow(fine, now)
  if (asked === null || dueStatus === 'pending') return formats.say('appeal-answer.due-status', { dueStatus })
  const { due, until, later } = asked
  return formats.say('appeal-answer.due', {
    dueKind: dueKindOf(dueStatus, asked),
    price: formats.price(due),
    until: formats.moment(until),
    later: formats.price(later ?? 0),
  })
}

const courtTexts = (file: AnswerFile, formats: Formats): string[] => {
  const { fine, decision: state, answeredAt, now, timeZone } = file
  const until = courtDeadline({ state, answeredAt, implicitRejectionAt: null }, timeZone)
  const court = courtAccess(versionInForce(fine).price, until, now)
  if (court === 'none') return []
  const said = formats.say('appeal-answer.court', { court, until: formats.moment(until) })
  return court === 'ended' ? [said] : [said, formats.say('appeal-answer.court-place', COURT)]
}

/** What follows the decision, by the same rules as page and mail. */
const nextTexts = (file: AnswerFile, formats: Formats): string[] => {
  if (file.decision === 'transferred') return [formats.say('appeal-answer.transferred')]
  const granted = grantedBy(file.fine, { state: file.decision, answeredAt: file.answeredAt })
  const { price: formatPrice } = formats
  const lowered =
    granted?.kind === 'part'
      ? [
          formats.say('appeal-answer.granted', {
            before: formatPrice(granted.before),
            after: formatPrice(granted.after),
          }),
        ]
      : []
  return [...lowered, dueText(file, formats), ...courtTexts(file, formats)]
}

/** Writes the authority's decision, in its own words, and the possible next steps. */
export const appealAnswer = (file: AnswerFile, formats: Formats): Content => {
  const { fine, decision, answeredAt } = file
  const isPart = grantedBy(fine, { state: decision, answeredAt })?.kind === 'part'
  return {
    title: formats.say('appeal-answer.title'),
    blocks: [
      {
        kind: 'amount',
        label: formats.say('appeal-answer.decision'),
        amount: formats.say(`appeal-answer.decisions.${isPart ? 'part' : decision}`),
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
      answerBlock(file.answer, formats),
      { kind: 'heading', text: formats.say('appeal-answer.next') },
      {
        kind: 'text',
        text: nextTexts(file, formats).join(' '),
      },
    ],
  }
}
