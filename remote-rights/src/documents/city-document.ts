import { type ApiClient, type DocumentRequest, documentLink, fetchDocument } from '@parvis/shared-kernel/api'
import type { MediaId } from '@parvis/shared-kernel/ids'
import type { Right } from '@parvis/shared-kernel/orders'
import { saveFile, showFile } from '@parvis/shared-kernel/page'
import type { DocumentAction, RequestedPaper } from '../rights-data/offered-actions.model.ts'

const KINDS = {
  'download-proof': { subscription: 'subscription-proof', ticket: 'ticket-proof' },
  'download-plate-history': {
    subscription: 'subscription-plate-history',
    ticket: 'ticket-plate-history',
  },
} as const satisfies Record<DocumentAction, Record<Right['kind'], DocumentRequest['kind']>>

/** The city's request for a document. */
export const orderOf = (paper: RequestedPaper, { kind, id }: Right, lang: string): DocumentRequest =>
  typeof paper === 'string'
    ? { kind: KINDS[paper][kind], id, lang }
    : { kind: 'payment-receipt', id: paper.receiptOf, lang }

/** Shows a document in a tab opened by the click. */
export const showDocument = (api: ApiClient, order: DocumentRequest, tab: Window | null) =>
  showFile(() => fetchDocument(api, order), tab)

/** Saves a document under the city's file name. */
export async function saveDocument(api: ApiClient, order: DocumentRequest): Promise<void> {
  saveFile(await fetchDocument(api, { ...order, isDownload: true }))
}

/** Saves a file sent by the subscriber. It is served from another origin as an attachment, never as a page. */
export async function saveEvidence(api: ApiClient, id: MediaId, lang: string): Promise<void> {
  const link = document.createElement('a')
  link.href = await documentLink(api, { kind: 'evidence', id, lang })
  link.download = ''
  link.click()
}
