import type { GenericSchema, InferOutput } from 'valibot'
import { ApiError } from '../errors/index.ts'
import { unknownValues } from '../wire/index.ts'
import type { ApiCall } from './api-client.ts'
import type { ApiClientOptions } from './api-client-options.ts'

/** Reports unknown values of a newer city once each; they are read as a neutral value (D17). */
export function unknownTeller({ onUnexpected }: Pick<ApiClientOptions, 'onUnexpected'>) {
  const told = new Set<string>()
  return <S extends GenericSchema>(
    { method = 'GET', path: called, unknown }: ApiCall<S>,
    sent: unknown,
    read: InferOutput<S>,
  ) => {
    if (!onUnexpected) return
    for (const path of [...unknownValues(sent, read), ...(unknown?.(read) ?? [])]) {
      if (!told.has(path))
        onUnexpected(new ApiError({ kind: 'unexpected-answer', call: `${method} ${called}`, path }))
      told.add(path)
    }
  }
}
