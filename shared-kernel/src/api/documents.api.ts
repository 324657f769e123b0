import { ApiError } from '../errors/index.ts'
import type { FineId } from '../ids/index.ts'
import type { Plate } from '../plates/index.ts'
import { type DocumentKind, documentTicketWire, PAYER_KEY_HEADER } from '../wire/index.ts'
import { failureOfAnswer } from './answer-failure.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

/** One document of the city, or a file that the subscriber sent. */
export interface DocumentOrder {
  readonly kind: DocumentKind
  /** Of the right, the operation of its payment, the refund, the appeal or the file. */
  readonly id: string
  /** The language that a document of the city is written in. */
  readonly lang: string
  /** To be saved rather than shown. */
  readonly isDownload?: boolean
}

const LINKS = {
  'subscription-proof': id => `/api/subscriber/subscriptions/${id}/payments/proof`,
  'subscription-plate-history': id => `/api/order/${id}/plateHistoryPDF`,
  'ticket-proof': id => `/api/tickets/${id}/payments/proof`,
  'ticket-plate-history': id => `/api/order/${id}/plateHistoryPDF`,
  'payment-receipt': id => `/api/payments/${id}/receipt`,
  refund: id => `/api/refund/${id}/pdf`,
  'recourse-receipt': id => `/api/recourse/${id}/pdf`,
  'recourse-complement': id => `/api/recourse/${id}/pdf/complement-request`,
  'recourse-answer': id => `/api/recourse/${id}/pdf/answer`,
  evidence: id => `/api/documents/evidence/${id}`,
} as const satisfies Record<DocumentKind, (id: string) => string>

/**
 * A link that opens the document once within a minute. It carries a ticket of its own and never the session's token
 * (docs/api.md), so every opening asks for another.
 */
export async function documentLink(api: ApiClient, order: DocumentOrder): Promise<string> {
  const { kind, id, lang, isDownload = false } = order
  const json = { kind, id }
  const { token } = await ask(api, 'POST /api/documents/tickets', { json, answer: documentTicketWire })
  const query = new URLSearchParams({ token, lang, ...(isDownload ? { download: 'true' } : {}) })
  return `${LINKS[kind](encodeURIComponent(id))}?${query}`
}

export interface DocumentFile {
  readonly content: Blob
  /** As the city names it. */
  readonly name: string
  /** Its first link had expired before it was followed: another one was asked. */
  readonly isRenewed?: boolean
}

const isExpired = ({ failure }: ApiError) => failure.kind === 'api' && failure.error === 'LinkExpired'

/**
 * A PDF of the city, fetched by its link: a failure can be told in words, where a browser's tab would show JSON. Not for
 * evidence, which is handed out by an origin of its own.
 */
export async function fetchDocument(
  api: ApiClient,
  order: DocumentOrder,
  read: typeof fetch = input => fetch(input),
): Promise<DocumentFile> {
  try {
    return await readLink(await documentLink(api, order), read)
  } catch (error) {
    // A machine that slept between the ticket and the link: the next ticket is a fresh one.
    if (!(error instanceof ApiError && isExpired(error))) throw error
    return { ...(await readLink(await documentLink(api, order), read)), isRenewed: true }
  }
}

/** The papers of a fine: its notice and its correction at either price, its account, its proof, the answer to its appeal. */
export type FinePaper =
  | 'notice'
  | 'notice-reduced'
  | 'notice-corrected'
  | 'notice-corrected-reduced'
  | 'statement'
  | 'proof'
  | 'appeal-answer'

export interface FinePaperOrder {
  readonly fineId: FineId
  readonly plate: Plate
  readonly paper: FinePaper
  readonly lang: string
  readonly isDownload?: boolean
  /** Of the tab that paid: to it the paper tells the authorisation of the card. */
  readonly payerKey?: string
}

const FINE_PAPERS = {
  notice: ['notice'],
  'notice-reduced': ['notice', 'reduced'],
  'notice-corrected': ['notice', 'corrected'],
  'notice-corrected-reduced': ['notice', 'corrected', 'reduced'],
  statement: ['pdf'],
  proof: ['payments/proof'],
  'appeal-answer': ['rapo/answer'],
} as const satisfies Record<FinePaper, readonly [path: string, ...flags: string[]]>

/**
 * A paper of a fine, for who names number and plate (second document §7). It is fetched and never linked: the plate must
 * not stay in the history of a computer that others use (D9).
 */
export function fetchFinePaper(
  { fineId, plate, paper, lang, isDownload = false, payerKey }: FinePaperOrder,
  read: typeof fetch = input => fetch(input),
): Promise<DocumentFile> {
  const [path, ...flags] = FINE_PAPERS[paper]
  const query = new URLSearchParams({ plate, lang })
  for (const flag of flags) query.set(flag, 'true')
  if (isDownload) query.set('download', 'true')
  const link = `/api/documents/fps/${fineId}/${path}?${query}`
  return readLink(
    link,
    read,
    payerKey === undefined ? undefined : { headers: { [PAYER_KEY_HEADER]: payerKey } },
  )
}

async function readLink(link: string, read: typeof fetch, init?: RequestInit): Promise<DocumentFile> {
  const response = await (init ? read(link, init) : read(link)).catch(() => {
    throw new ApiError({ kind: 'network' })
  })
  if (!response.ok)
    throw new ApiError(await failureOfAnswer(response, await response.json().catch(() => null)))
  return { content: await response.blob(), name: nameOf(response.headers.get('content-disposition') ?? '') }
}

function nameOf(disposition: string): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  return decodeURIComponent(encoded) || 'document.pdf'
}
