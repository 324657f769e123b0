import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { CALLS, CallName } from '../wire/contract/index.ts'
import type { ApiCall, ApiClient } from './api-client.ts'

export type { CallName } from '../wire/contract/index.ts'

type Contract<Name extends CallName> = (typeof CALLS)[Name]

type ParameterOf<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Parameter}/${infer After}`
    ? Parameter | ParameterOf<`/${After}`>
    : Rest
  : never

/** Written nowhere on its way. */
type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Sent<T[Key]> }
    : T

/** What the contract asks of this call: values for its path, a body of its shape, a key where repeats are answered alike. */
type CallInput<Name extends CallName> = ([ParameterOf<Name>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<ParameterOf<Name>, string>> }) &
  (Contract<Name> extends { readonly body: infer Body extends GenericSchema }
    ? { readonly json: Sent<InferInput<Body>> }
    : { readonly json?: undefined }) &
  (Contract<Name> extends { readonly isKeyed: true }
    ? {
        /**
         * The city answers a repeat under one key as it answered the first: it is retried like a GET, and its key outlives
         * a reload.
         */
        readonly isKeyed: true
      }
    : { readonly isKeyed?: undefined }) &
  (Contract<Name> extends { readonly query: infer Query }
    ? { readonly query?: Readonly<Partial<Record<keyof Query, string | number | boolean | undefined>>> }
    : { readonly query?: undefined })

/** Of a call besides what the contract says. */
export type CallOptions<Schema extends GenericSchema> = Omit<
  ApiCall<Schema>,
  'method' | 'path' | 'query' | 'json' | 'isKeyed'
>

/** As any call has it, once the compiler has looked at it. */
type AnyInput<Name extends CallName, Schema extends GenericSchema> = ApiCall<Schema> & {
  readonly params: Readonly<Record<ParameterOf<Name>, string>>
}

/** Makes a call of the contract; the values of its path may hold any character. */
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
