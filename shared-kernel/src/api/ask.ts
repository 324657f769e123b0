import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { CALLS, CallName, Sent } from '../wire/contract/index.ts'
import type { ApiCall, ApiClient } from './api-client.ts'

export type { CallName } from '../wire/contract/index.ts'

type Contract<Name extends CallName> = (typeof CALLS)[Name]

type ParameterOf<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Parameter}/${infer After}`
    ? Parameter | ParameterOf<`/${After}`>
    : Rest
  : never

/**
 * What the contract requires of this call: path values, a body of its shape, and `isKeyed` where the city answers
 * repeats alike.
 */
type CallInput<Name extends CallName> = ([ParameterOf<Name>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<ParameterOf<Name>, string>> }) &
  (Contract<Name> extends { readonly body: infer Body extends GenericSchema }
    ? { readonly json: Sent<InferInput<Body>> }
    : { readonly json?: undefined }) &
  (Contract<Name> extends { readonly isKeyed: true }
    ? {
        /**
         * The city answers a repeat under the same key as the first time: the call is retried like a GET, and its key
         * survives a reload.
         */
        readonly isKeyed: true
      }
    : { readonly isKeyed?: undefined }) &
  (Contract<Name> extends { readonly query: infer Query extends GenericSchema }
    ? {
        readonly query?: Readonly<
          Partial<Record<keyof InferInput<Query>, string | number | boolean | undefined>>
        >
      }
    : { readonly query?: undefined })

/** Options of a call that the contract does not define. */
export type CallOptions<Schema extends GenericSchema> = Omit<
  ApiCall<Schema>,
  'method' | 'path' | 'query' | 'json' | 'isKeyed'
>

/** The call's input without the per-call types, for use inside `ask`. */
type AnyInput<Name extends CallName, Schema extends GenericSchema> = ApiCall<Schema> & {
  readonly params: Readonly<Record<ParameterOf<Name>, string>>
}

/** Calls the contract's API by name; path values may hold any character. */
export function ask<Name extends CallName, Schema extends GenericSchema>(
  api: ApiClient,
  name: Name,
  input: CallInput<Name> & CallOptions<Schema>,
): Promise<InferOutput<Schema>> {
  const call = input as unknown as AnyInput<Name, Schema>
  const [method, pattern] = name.split(' ') as [Method, string]
  const path = pattern.replace(/:(\w+)/g, (_, value: ParameterOf<Name>) =>
    encodeURIComponent(call.params[value]),
  )
  return api.call({ ...call, method, path })
}

type Method = NonNullable<ApiCall<GenericSchema>['method']>
