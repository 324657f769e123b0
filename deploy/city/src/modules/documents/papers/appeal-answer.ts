import type { ClaimStatus, Fine } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Language } from '../../../http/language.ts'
import type { Formats } from '../document-formats.ts'
import type { Content } from '../document-order.ts'
import { fineFacts } from './fine-facts.ts'

export type Decision = Extract<ClaimStatus, 'accepted' | 'rejected' | 'transferred'>

export interface AnswerFile {
  fine: Fine
  decision: Decision
  filedAt: Instant | null
  answeredAt: Instant | null
  /** The authority's words; '' where the answer went out on paper. */
  words: string
}

const WORDS = {
  fr: {
    title: 'Réponse à votre recours (RAPO)',
    decision: 'Décision',
    decisions: {
      accepted: 'Recours accepté',
      rejected: 'Recours rejeté',
      transferred: 'Recours transmis',
    },
    filed: 'Déposé le',
    answered: 'Répondu le',
    answer: 'Réponse de la Ville',
    onPaper: 'Le texte de la réponse vous a été envoyé par courrier.',
    next: 'Et maintenant',
    nexts: {
      accepted:
        'Le montant du forfait tient compte de cette décision. Ce qui a été payé en trop est remboursé.',
      rejected:
        'Le forfait reste dû. Vous pouvez contester cette décision devant le tribunal du stationnement payant dans le mois qui suit sa réception.',
      transferred: 'L’autorité compétente a reçu votre recours et vous répondra.',
    },
  },
  en: {
    title: 'Answer to your appeal (RAPO)',
    decision: 'Decision',
    decisions: {
      accepted: 'Appeal accepted',
      rejected: 'Appeal rejected',
      transferred: 'Appeal passed on',
    },
    filed: 'Filed on',
    answered: 'Answered on',
    answer: 'Answer of the City',
    onPaper: 'The text of the answer was sent to you by post.',
    next: 'What comes next',
    nexts: {
      accepted: 'The amount of the fine takes this decision into account. Anything overpaid is refunded.',
      rejected:
        'The fine remains due. You may go to the paid parking tribunal (tribunal du stationnement payant) within one month of receiving this decision.',
      transferred: 'The authority in charge has your appeal and will answer you.',
    },
  },
} satisfies Record<
  Language,
  { decisions: Record<Decision, string>; nexts: Record<Decision, string> } & Record<string, unknown>
>

/** What the authority decided, in its own words, and what one can do next. */
export const appealAnswer = (file: AnswerFile, lang: Language, formats: Formats): Content => {
  const words = WORDS[lang]
  const { fine, decision } = file
  return {
    title: words.title,
    blocks: [
      { kind: 'amount', label: words.decision, amount: words.decisions[decision] },
      {
        kind: 'facts',
        rows: [
          ...fineFacts(fine, lang, formats),
          [words.filed, formats.moment(file.filedAt)],
          [words.answered, formats.moment(file.answeredAt)],
        ],
      },
      { kind: 'heading', text: words.answer },
      file.words === '' ? { kind: 'text', text: words.onPaper } : { kind: 'quote', text: file.words },
      { kind: 'heading', text: words.next },
      { kind: 'text', text: words.nexts[decision] },
    ],
  }
}
