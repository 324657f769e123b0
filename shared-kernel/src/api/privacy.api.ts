import {
  type ErasureTermsWire,
  type ExportWire,
  erasureTermsWire,
  exportWire,
  noContentWire,
} from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

/** All data that the city holds on the subscriber, in the city's own format: saved as a file, not parsed. */
export const fetchExport = (api: ApiClient): Promise<ExportWire> =>
  ask(api, 'GET /api/subscriber/export', { answer: exportWire })

/** What prevents the erasure of the account, and what the city keeps afterwards. */
export const fetchErasureTerms = (api: ApiClient): Promise<ErasureTermsWire> =>
  ask(api, 'GET /api/subscriber/erasure', { answer: erasureTermsWire })

/** Sends a mail whose link erases the account; 409 when something prevents the erasure. */
export async function requestErasure(api: ApiClient): Promise<void> {
  await ask(api, 'DELETE /api/subscriber', { answer: noContentWire })
}

/** Erases the account that the link was mailed to. Irreversible; 410 when the link is no longer valid. */
export async function confirmErasure(api: ApiClient, token: string): Promise<void> {
  const json = { token }
  await ask(api, 'POST /api/subscriber/erasure', { json, answer: noContentWire })
}
