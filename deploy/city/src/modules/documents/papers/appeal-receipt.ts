import type { AppealContent, AppealState, AppellantCapacity, Fine } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Language } from '../../../http/language.ts'
import type { Block } from '../../../pdf/paper.ts'
import { type Formats, NOTHING_SAID } from '../document-formats.ts'
import type { Content } from '../document-order.ts'
import { fineFacts } from './fine-facts.ts'
import { writtenAddress } from './written-address.ts'

export interface SentFileLine {
  name: string
  size: number
}

/** What was sent later, when the authority asked for more. */
export interface SentComplement {
  answeredAt: Instant
  message: string
  files: readonly SentFileLine[]
}

export interface ReceiptFile {
  fine: Fine
  state: AppealState
  content: AppealContent
  reason: string
  filedAt: Instant
  implicitRejectionAt: Instant | null
  files: readonly SentFileLine[]
  complements: readonly SentComplement[]
  /** SHA-256 of the statement, so that anybody can check that the text was not changed. */
  fingerprint: string
}

const WORDS = {
  fr: {
    title: 'Accusé de dépôt d’un recours (RAPO)',
    filed: 'Déposé le',
    silence: (moment: string) =>
      `Sans réponse de la Ville au ${moment}, le recours est considéré comme rejeté.`,
    state: 'État',
    who: 'Déposé par',
    capacity: 'En qualité de',
    capacities: {
      owner: 'titulaire du certificat d’immatriculation',
      lessee: 'locataire du véhicule',
      driver: 'conducteur',
      representative: 'mandataire',
    },
    represented: 'Pour le compte de',
    address: 'Adresse',
    email: 'E-mail',
    phone: 'Téléphone',
    reason: 'Motif',
    statement: 'Texte intégral du recours',
    files: 'Pièces jointes',
    noFile: 'Aucune pièce n’a été jointe.',
    complement: (moment: string) => `Complément envoyé le ${moment}`,
    fingerprint: (hash: string) => `Empreinte SHA-256 du texte du recours : ${hash}`,
    states: {
      draft: 'Brouillon',
      filed: 'Déposé, en cours d’examen',
      'complement-requested': 'Complément demandé',
      accepted: 'Accepté',
      rejected: 'Rejeté',
      transferred: 'Transmis à une autre autorité',
      abandoned: 'Abandonné',
    },
  },
  en: {
    title: 'Receipt of an appeal (RAPO)',
    filed: 'Filed on',
    silence: (moment: string) => `Without an answer of the City by ${moment}, the appeal counts as rejected.`,
    state: 'State',
    who: 'Filed by',
    capacity: 'As',
    capacities: {
      owner: 'registered keeper',
      lessee: 'lessee of the vehicle',
      driver: 'driver',
      representative: 'representative',
    },
    represented: 'On behalf of',
    address: 'Address',
    email: 'E-mail',
    phone: 'Telephone',
    reason: 'Reason',
    statement: 'Full text of the appeal',
    files: 'Documents sent with it',
    noFile: 'No document was sent with it.',
    complement: (moment: string) => `Sent afterwards, on ${moment}`,
    fingerprint: (hash: string) => `SHA-256 fingerprint of the text of the appeal: ${hash}`,
    states: {
      draft: 'Draft',
      filed: 'Filed, under review',
      'complement-requested': 'More is asked',
      accepted: 'Accepted',
      rejected: 'Rejected',
      transferred: 'Passed on to another authority',
      abandoned: 'Given up',
    },
  },
} satisfies Record<
  Language,
  { states: Record<AppealState, string>; capacities: Record<AppellantCapacity, string> } & Record<
    string,
    unknown
  >
>

const fileList = (files: readonly SentFileLine[], formats: Formats): Block => ({
  kind: 'list',
  items: files.map(({ name, size }) => `${name} (${formats.size(size)})`),
})

const whoFacts = ({ content }: ReceiptFile, lang: Language): [string, string][] => {
  const words = WORDS[lang]
  const facts: [string, string][] = [
    [words.who, `${content.firstName} ${content.lastName}`],
    [words.capacity, content.capacity === null ? '' : words.capacities[content.capacity]],
    [words.represented, content.capacity === 'representative' ? content.representedName : ''],
    [words.address, writtenAddress(content.address)],
    [words.email, content.email],
    [words.phone, content.phoneNumber],
  ]
  return facts.filter(([, value]) => value.trim() !== '')
}

const complementBlocks = (sent: SentComplement, lang: Language, formats: Formats): Block[] => [
  { kind: 'heading', text: WORDS[lang].complement(formats.moment(sent.answeredAt)) },
  { kind: 'quote', text: sent.message || NOTHING_SAID },
  ...(sent.files.length === 0 ? [] : [fileList(sent.files, formats)]),
]

const stillOpen: readonly AppealState[] = ['filed', 'complement-requested']

/** A dated receipt with everything that was sent: who, why, the whole text and the documents (D10). */
export const appealReceipt = (file: ReceiptFile, lang: Language, formats: Formats): Content => {
  const words = WORDS[lang]
  const { fine, state, content, files, implicitRejectionAt } = file
  const isWaiting = stillOpen.includes(state) && implicitRejectionAt !== null
  const stamp: Block = { kind: 'amount', label: words.filed, amount: formats.moment(file.filedAt) }
  return {
    title: words.title,
    blocks: [
      isWaiting ? { ...stamp, detail: words.silence(formats.moment(implicitRejectionAt)) } : stamp,
      {
        kind: 'facts',
        rows: [
          [words.state, words.states[state]],
          ...fineFacts(fine, lang, formats),
          ...whoFacts(file, lang),
          [words.reason, file.reason || NOTHING_SAID],
        ],
      },
      { kind: 'heading', text: words.statement },
      { kind: 'quote', text: content.statement },
      { kind: 'heading', text: words.files },
      files.length === 0 ? { kind: 'text', text: words.noFile } : fileList(files, formats),
      ...file.complements.flatMap(sent => complementBlocks(sent, lang, formats)),
      { kind: 'note', text: words.fingerprint(file.fingerprint) },
    ],
  }
}
