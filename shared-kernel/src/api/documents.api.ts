import { ApiError } from '../errors/index.ts'
import type { FineId } from '../ids/index.ts'
import type { Plate } from '../plates/index.ts'
import { type DocumentKind, documentTicketWire, PAYER_KEY_HEADER } from '../wire/index.ts'
import { failureOfAnswer } from './answer-failure.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

/** One document of the city, or a file that the subscriber sent. */
export interface DocumentRequest {
  readonly kind: DocumentKind
  /** Id of the right, payment operation, refund, appeal or file. */
  readonly id: string
  /** Language of a document written by the city. */
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
 * A link that opens the document once within a minute. It carries its own ticket, never the session's token
 * (docs/api.md), so every opening needs a new link.
 */
export async function documentLink(api: ApiClient, order: DocumentRequest): Promise<string> {
  const { kind, id, lang, isDownload = false } = order
  const json = { kind, id }
  const { token } = await ask(api, 'POST /api/documents/tickets', { json, answer: documentTicketWire })
  const query = new URLSearchParams({ token, lang, ...(isDownload ? { download: 'true' } : {}) })
  return `${api.origin ?? ''}${LINKS[kind](encodeURIComponent(id))}?${query}`
}

export interface DocumentFile {
  readonly content: Blob
  /** File name given by the city. */
  readonly name: string
  /** The first link had expired, so a second was requested. */
  readonly isRenewed?: boolean
}

const isExpired = ({ failure }: ApiError) => failure.kind === 'api' && failure.error === 'LinkExpired'

/**
 * Fetches a PDF of the city by its link, so that a failure is shown as a message and not as JSON in a tab. Not for
 * evidence, which another origin serves.
 */
export async function fetchDocument(
  api: ApiClient,
  order: DocumentRequest,
  read: typeof fetch = input => fetch(input),
): Promise<DocumentFile> {
  try {
    return await readLink(await documentLink(api, order), read)
  } catch (error) {
    // The link expired before use, e.g. because the computer slept: try once with a new ticket.
    if (!(error instanceof ApiError && isExpired(error))) throw error
    return { ...(await readLink(await documentLink(api, order), read)), isRenewed: true }
  }
}

/** Documents of a fine: notice and correction at either price, account, proof of payment, answer to the appeal. */
export type FinePaper =
  | 'notice'
  | 'notice-reduced'
  | 'notice-corrected'
  | 'notice-corrected-reduced'
  | 'statement'
  | 'proof'
  | 'appeal-answer'

export interface FinePaperRequest {
  readonly fineId: FineId
  readonly plate: Plate
  readonly paper: FinePaper
  readonly lang: string
  readonly isDownload?: boolean
  /** Key of the tab that paid: its document shows the card authorisation. */
  readonly payerKey?: string
  /** `ApiClient.origin`; without it, the page's own. */
  readonly origin?: string | undefined
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
 * Fetches a document of a fine by number and plate (second document §7). Never a link: the plate must not stay in the
 * history of a shared computer (D9).
 */
export function fetchFinePaper(
  { fineId, plate, paper, lang, isDownload = false, payerKey, origin = '' }: FinePaperRequest,
  read: typeof fetch = input => fetch(input),
): Promise<DocumentFile> {
  const [path, ...flags] = FINE_PAPERS[paper]
  const query = new URLSearchParams({ plate, lang })
  for (const flag of flags) query.set(flag, 'true')
  if (isDownload) query.set('download', 'true')
  const link = `${origin}/api/documents/fps/${fineId}/${path}?${query}`
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
