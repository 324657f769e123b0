import { type BaseIssue, type GenericSchema, getDotPath, type InferOutput } from 'valibot'
import { ApiError } from '../errors/index.ts'
import type { ApiCall } from './api-client.ts'
import type { ApiClientOptions } from './api-client-options.ts'
import { readableItems } from './readable-items.ts'

/**
 * Reads what it can of a malformed response and reports it to the portal's maintainers.
 * @throws an `ApiError` when nothing can be read
 */
export function readWhatCanBe<S extends GenericSchema>(
  call: ApiCall<S>,
  issues: readonly BaseIssue<unknown>[],
  { onUnexpected, early }: Pick<ApiClientOptions, 'onUnexpected' | 'early'>,
): InferOutput<S> {
  // Trying again would read the same response.
  early?.forget()
  const [issue] = issues
  const told = new ApiError({
    kind: 'unexpected-answer',
    call: `${call.method ?? 'GET'} ${call.path}`,
    path: (issue && getDotPath(issue)) ?? '',
  })
  onUnexpected?.(told)
  const rest = call.lists && readableItems(call, issues)
  if (rest) return rest.output
  throw told
}
