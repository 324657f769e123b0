import {
  type AppealContent,
  appellantLines,
  COURT,
  courtAccess,
  type Fine,
  isRejectedBySilence,
  type KnownAppealState,
  versionInForce,
} from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Block } from '../../../pdf/paper.ts'
import { type Formats, NOTHING_SAID } from '../document-formats.ts'
import type { Content } from '../document-order.ts'
import { fineFacts } from './fine-facts.ts'
import { writtenAddress } from './written-address.ts'

export interface SentFileLine {
  pieceId: string
  name: string
  size: number
}

/** What documents were asked as: a file's name alone says nothing of what it is. */
type Asked = readonly { id: string; name: string }[]

/** The answer to a complement. */
export interface SentComplement {
  answeredAt: Instant
  message: string
  asked: Asked
  files: readonly SentFileLine[]
}

/** What tells of the authority's silence. */
export interface SilenceFile {
  fine: Fine
  state: KnownAppealState
  implicitRejectionAt: Instant | null
  /** Last moment to go to court if the authority stays silent. */
  courtUntil: Instant | null
  now: Instant
}

export interface ReceiptFile extends SilenceFile {
  content: AppealContent
  reason: string
  filedAt: Instant
  /** What the reason asks, and the mandate. */
  asked: Asked
  files: readonly SentFileLine[]
  complements: readonly SentComplement[]
  /** Statement, person and files were erased with the account; only the filing is left. */
  isErased: boolean
  /** SHA-256 of the statement, so that anybody can check that the text is unchanged. */
  fingerprint: string
}

const fileLine = ({ pieceId, name, size }: SentFileLine, asked: Asked, formats: Formats): string => {
  const file = `${name} (${formats.size(size)})`
  const piece = asked.find(({ id }) => id === pieceId)?.name
  return piece === undefined ? file : formats.say('appeal-receipt.file', { piece, file })
}

const fileList = ({ files, asked }: Pick<ReceiptFile, 'files' | 'asked'>, formats: Formats): Block => ({
  kind: 'list',
  items: files.map(file => fileLine(file, asked, formats)),
})

const whoFacts = ({ content }: ReceiptFile, formats: Formats): [string, string][] => {
  const facts: [string, string][] = [
    [formats.say('appeal-receipt.who'), `${content.firstName} ${content.lastName}`],
    [
      formats.say('appeal-receipt.capacity'),
      content.capacity === null ? '' : formats.say(`appeal-receipt.capacities.${content.capacity}`),
    ],
    ...appellantLines(content).map(([field, text]): [string, string] => [
      formats.say(`appeal-receipt.texts.${field}`),
      text,
    ]),
    [formats.say('appeal-receipt.address'), writtenAddress(content.address)],
  ]
  return facts.filter(([, value]) => value.trim() !== '')
}

const complementBlocks = (sent: SentComplement, formats: Formats): Block[] => [
  {
    kind: 'heading',
    text: formats.say('appeal-receipt.complement', { moment: formats.moment(sent.answeredAt) }),
  },
  { kind: 'quote', text: sent.message || NOTHING_SAID },
  ...(sent.files.length === 0 ? [] : [fileList(sent, formats)]),
]

const stillOpen: readonly KnownAppealState[] = ['filed', 'complement-requested']

/** Where one goes if the authority stays silent, while one may. */
const courtFacts = (file: ReceiptFile, formats: Formats): [string, string][] => {
  const { fine, state, courtUntil, now } = file
  const court = courtAccess(versionInForce(fine).price, courtUntil, now)
  if (!stillOpen.includes(state) || court !== 'open') return []
  return [[formats.say('appeal-receipt.court'), `${COURT.address} – ${COURT.site}`]]
}

/** What the authority's silence means, before and after its term. */
export const silenceText = (file: SilenceFile, formats: Formats): string | undefined => {
  const { fine, state, implicitRejectionAt: silence, courtUntil, now } = file
  if (!stillOpen.includes(state) || silence === null) return undefined
  const moment = formats.moment(silence)
  const court = courtAccess(versionInForce(fine).price, courtUntil, now)
  const until = formats.moment(courtUntil)
  const said = isRejectedBySilence(file, now) ? 'silent' : 'silence'
  return formats.say(`appeal-receipt.${said}`, { moment, court, until })
}

/** What was sent, with the proof that the text is unchanged. */
const sentBlocks = (file: ReceiptFile, formats: Formats): Block[] => {
  const heading: Block = { kind: 'heading', text: formats.say('appeal-receipt.statement') }
  if (file.isErased) return [heading, { kind: 'text', text: formats.say('appeal-receipt.erased') }]
  return [
    heading,
    { kind: 'quote', text: file.content.statement },
    { kind: 'heading', text: formats.say('appeal-receipt.files') },
    file.files.length === 0
      ? { kind: 'text', text: formats.say('appeal-receipt.no-file') }
      : fileList(file, formats),
    ...file.complements.flatMap(sent => complementBlocks(sent, formats)),
    { kind: 'note', text: formats.say('appeal-receipt.fingerprint', { hash: file.fingerprint }) },
  ]
}

/** Writes a dated receipt of everything that was sent: person, reason, whole statement and documents (D10). */
export const appealReceipt = (file: ReceiptFile, formats: Formats): Content => {
  const { fine } = file
  const state = isRejectedBySilence(file, file.now) ? 'silent' : file.state
  return {
    title: formats.say('appeal-receipt.title'),
    blocks: [
      {
        kind: 'amount',
        label: formats.say('appeal-receipt.filed'),
        amount: formats.moment(file.filedAt),
        detail: silenceText(file, formats),
      },
      {
        kind: 'facts',
        rows: [
          [formats.say('appeal-receipt.state'), formats.say(`appeal-receipt.states.${state}`)],
          ...fineFacts(fine, formats),
          ...whoFacts(file, formats),
          [formats.say('appeal-receipt.reason'), file.reason || NOTHING_SAID],
          ...courtFacts(file, formats),
        ],
      },
      ...sentBlocks(file, formats),
    ],
  }
}
