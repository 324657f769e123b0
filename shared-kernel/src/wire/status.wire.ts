import { RIGHT_STATUSES, type RightStatus, statusColumns } from '../orders/index.ts'

/** The two status vocabularies (D1): the first document's dashboard, the second document's orders. */
export type Vocabulary = 'first' | 'second'

const BY_CODE: ReadonlyMap<string, RightStatus> = new Map(
  RIGHT_STATUSES.flatMap(status => {
    const { first, second } = statusColumns(status).codes
    return [...first, ...second].map(code => [code, status] as const)
  }),
)

/** Maps a code of either vocabulary; any other code is `unknown` and kept as `raw` (D1). */
export const statusFromWire = (raw: string): { status: RightStatus; raw: string } => ({
  status: BY_CODE.get(raw) ?? 'unknown',
  raw,
})

/**
 * Writes a status's code, from the other vocabulary where this one has none: readers accept both.
 * @param raw the original code of an unknown status
 */
export const statusToWire = (status: RightStatus, vocabulary: Vocabulary, raw = 'UNKNOWN'): string => {
  const { codes } = statusColumns(status)
  return [...codes[vocabulary], ...codes.first, ...codes.second][0] ?? raw
}

/** Path of a list of rights with a status of neither document, to be reported; the right shows the raw code (D17). */
export const unknownStatuses = (
  rights: readonly { readonly status: string }[],
  path: string,
): readonly string[] =>
  rights.some(({ status }) => statusFromWire(status).status === 'unknown') ? [path] : []
