import { type BaseIssue, type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { UNREADABLE } from '../wire/index.ts'
import type { ApiCall } from './api-client.ts'

type Issues = readonly BaseIssue<unknown>[]
type Keys = readonly unknown[]

const keysOf = ({ path }: BaseIssue<unknown>): Keys => (path ?? []).map(({ key }) => key)

/** Which item of which list an issue is about; null where it is about none of them. */
function itemOf(
  keys: Keys,
  lists: readonly string[],
): { readonly list: string; readonly index: unknown } | null {
  const list = lists.find(name => (name === '' ? keys.length > 0 : keys[0] === name && keys.length > 1))
  return list === undefined ? null : { list, index: keys[list === '' ? 0 : 1] }
}

/**
 * The answer without the items of its lists that cannot be read (D17): one ticket of a form of its own hides none of the
 * others. A list of which nothing is left would read as "none": it is `UNREADABLE`, beside the others as they are. Null
 * when something else is wrong with the answer, or when it is that list itself.
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
