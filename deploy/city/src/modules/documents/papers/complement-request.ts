import type { AppealPiece } from '@parvis/shared-kernel/fines'
import { type Instant, isEnded } from '@parvis/shared-kernel/time'
import { type Block, listUnder } from '../../../pdf/paper.ts'
import type { Formats } from '../document-formats.ts'
import type { Content } from '../document-order.ts'
import { type SilenceFile, silenceText } from './appeal-receipt.ts'
import { fineFacts } from './fine-facts.ts'

export interface ComplementFile extends SilenceFile {
  requestedAt: Instant
  dueAt: Instant
  message: string
  pieces: readonly AppealPiece[]
  answeredAt: Instant | null
}

const dueBlock = ({ dueAt, answeredAt, now }: ComplementFile, formats: Formats): Block => {
  if (answeredAt !== null)
    return {
      kind: 'amount',
      label: formats.say('complement-request.answered'),
      amount: formats.moment(answeredAt),
    }
  return {
    kind: 'amount',
    label: formats.say('complement-request.due'),
    amount: formats.moment(dueAt),
    detail: isEnded(dueAt, now) ? formats.say('complement-request.ended') : undefined,
  }
}

/** What the authority still asks of an appeal, and until when; asking does not hold up what its silence means. */
export const complementRequest = (file: ComplementFile, formats: Formats): Content => {
  const { fine, message, pieces } = file
  const items = pieces.map(({ name, mandatory }) =>
    mandatory ? name : formats.say('complement-request.optional', { name }),
  )
  const silence = silenceText(file, formats)
  return {
    title: formats.say('complement-request.title'),
    blocks: [
      dueBlock(file, formats),
      {
        kind: 'facts',
        rows: [
          ...fineFacts(fine, formats),
          [formats.say('complement-request.requested'), formats.moment(file.requestedAt)],
        ],
      },
      ...(silence === undefined ? [] : ([{ kind: 'text', text: silence }] as const)),
      { kind: 'heading', text: formats.say('complement-request.message') },
      { kind: 'quote', text: message },
      ...listUnder(formats.say('complement-request.pieces'), items),
    ],
  }
}
