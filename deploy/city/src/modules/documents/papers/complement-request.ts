import type { AppealPiece, Fine } from '@parvis/shared-kernel/fines'
import { type Instant, isEnded } from '@parvis/shared-kernel/time'
import type { Language } from '../../../http/language.ts'
import type { Block } from '../../../pdf/paper.ts'
import type { Formats } from '../document-formats.ts'
import type { Content } from '../document-order.ts'
import { fineFacts } from './fine-facts.ts'

export interface ComplementFile {
  fine: Fine
  requestedAt: Instant
  dueAt: Instant
  message: string
  pieces: readonly AppealPiece[]
  answeredAt: Instant | null
  now: Instant
}

const WORDS = {
  fr: {
    title: 'Demande de complément à votre recours (RAPO)',
    due: 'À envoyer avant le',
    ended: 'Ce délai est passé.',
    answered: 'Vous avez répondu le',
    requested: 'Demandé le',
    message: 'Message de la Ville',
    pieces: 'Pièces demandées',
    optional: (name: string) => `${name} (facultatif)`,
  },
  en: {
    title: 'More is asked for your appeal (RAPO)',
    due: 'To be sent before',
    ended: 'This time is over.',
    answered: 'You answered on',
    requested: 'Asked on',
    message: 'Message from the City',
    pieces: 'Documents asked for',
    optional: (name: string) => `${name} (optional)`,
  },
}

const dueBlock = ({ dueAt, answeredAt, now }: ComplementFile, lang: Language, formats: Formats): Block => {
  const words = WORDS[lang]
  if (answeredAt !== null)
    return { kind: 'amount', label: words.answered, amount: formats.moment(answeredAt) }
  const due: Block = { kind: 'amount', label: words.due, amount: formats.moment(dueAt) }
  return isEnded(dueAt, now) ? { ...due, detail: words.ended } : due
}

/** What the authority still asks of an appeal, and until when. */
export const complementRequest = (file: ComplementFile, lang: Language, formats: Formats): Content => {
  const words = WORDS[lang]
  const { fine, message, pieces } = file
  const items = pieces.map(({ name, mandatory }) => (mandatory ? name : words.optional(name)))
  return {
    title: words.title,
    blocks: [
      dueBlock(file, lang, formats),
      {
        kind: 'facts',
        rows: [...fineFacts(fine, lang, formats), [words.requested, formats.moment(file.requestedAt)]],
      },
      { kind: 'heading', text: words.message },
      { kind: 'quote', text: message },
      ...(items.length === 0
        ? []
        : ([
            { kind: 'heading', text: words.pieces },
            { kind: 'list', items },
          ] as const)),
    ],
  }
}
