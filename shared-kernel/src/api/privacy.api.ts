import {
  type ErasureTermsWire,
  type ExportWire,
  erasureTermsWire,
  exportWire,
  noContentWire,
} from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

/** Everything that the city holds of the subscriber, in its own words: to be kept as a file, not to be understood. */
export const fetchExport = (api: ApiClient): Promise<ExportWire> =>
  ask(api, 'GET /api/subscriber/export', { answer: exportWire })

/** What stands in the way of erasing the account, and what the city keeps afterwards. */
export const fetchErasureTerms = (api: ApiClient): Promise<ErasureTermsWire> =>
  ask(api, 'GET /api/subscriber/erasure', { answer: erasureTermsWire })

/** Asks for a mail whose link erases the account; 409 when something stands in the way. */
export async function askErasure(api: ApiClient): Promise<void> {
  await ask(api, 'DELETE /api/subscriber', { answer: noContentWire })
}

/** Erases the account that the link was mailed to. Cannot be undone; 410 when the link is no longer good. */
export async function confirmErasure(api: ApiClient, token: string): Promise<void> {
  const json = { token }
  await ask(api, 'POST /api/subscriber/erasure', { json, answer: noContentWire })
}
