import { type ErrorReportingWire, errorReportingWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

/** Where the city wants error reports of the portal sent, if anywhere (second document §7). */
export function fetchErrorReporting(api: ApiClient): Promise<ErrorReportingWire> {
  return ask(api, 'GET /api/config/error-reporting', { answer: errorReportingWire })
}
