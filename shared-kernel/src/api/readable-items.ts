import { type BaseIssue, type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { UNREADABLE } from '../wire/index.ts'
import type { ApiCall } from './api-client.ts'

type Issues = readonly BaseIssue<unknown>[]
type Keys = readonly unknown[]

const keysOf = ({ path }: BaseIssue<unknown>): Keys => (path ?? []).map(({ key }) => key)

/** The list and item that an issue concerns; null when it concerns none. */
function itemOf(
  keys: Keys,
  lists: readonly string[],
): { readonly list: string; readonly index: unknown } | null {
  const list = lists.find(name => (name === '' ? keys.length > 0 : keys[0] === name && keys.length > 1))
  return list === undefined ? null : { list, index: keys[list === '' ? 0 : 1] }
}

/**
 * The response without unreadable list items (D17): one malformed ticket hides no others. A list without any readable
 * item becomes `UNREADABLE`, as an empty one would mean "none". Null when anything else is wrong, or when that list is
 * the response itself.
 */
export function readableItems<S extends GenericSchema>(
  { answer, lists = [] }: Pick<ApiCall<S>, 'answer' | 'lists'>,
  issues: Issues,
): { readonly output: InferOutput<S> } | null {
  const items = issues.map(issue => itemOf(keysOf(issue), lists))
  const whole = issues[0]?.path?.[0]?.input as Readonly<Record<string, unknown>> | undefined
  if (items.includes(null) || typeof whole !== 'object' || whole === null) return null
  const isUnreadable = (list: string, index: number) =>
    items.some(one => one?.list === list && one.index === index)
  const readableOf = (list: string, all: unknown) =>
    (all as readonly unknown[]).filter((_, index) => !isUnreadable(list, index))
  const kept = Array.isArray(whole)
    ? readableOf('', whole)
    : Object.fromEntries(
        Object.entries(whole).map(([name, value]) => [
          name,
          items.some(one => one?.list === name) ? readableOf(name, value) : value,
        ]),
      )
  const read = safeParse(answer, kept)
  if (!read.success) return null
  const isEmptied = (list: string) =>
    items.some(one => one?.list === list) && readableOf(list, list ? whole[list] : whole).length === 0
  if (isEmptied('')) return null
  const unknown = lists.filter(isEmptied).map(list => [list, UNREADABLE])
  if (unknown.length === 0) return { output: read.output }
  return { output: Object.assign({}, read.output, Object.fromEntries(unknown)) as InferOutput<S> }
}
