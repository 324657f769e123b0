import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { type FoundAddress, searchAddress } from '../api/index.ts'
import { useSettled } from './use-settled.ts'

const FEWEST_LETTERS = 3
const PAUSE_MS = 250

const uniqueByLabel = (found: readonly FoundAddress[]): readonly FoundAddress[] =>
  found.filter(({ label }, index) => found.findIndex(one => one.label === label) === index)

/** Whether one of two texts goes on from the other. */
const continues = (text: string, other: string): boolean => text.startsWith(other) || other.startsWith(text)

/**
 * Searches addresses for the typed text after a pause; a new search aborts the previous one. While typing goes on, what
 * was found stays: otherwise a press on it would be lost. Results are cached for `keptForMs`; with 0 only while the
 * screen is mounted.
 */
export function useAddressSearch(typed: string, keptForMs = 0) {
  const { api } = useRemote()
  const text = typed.trim()
  const asked = useSettled(text, PAUSE_MS)
  const isLongEnough = text.length >= FEWEST_LETTERS
  const search = useQuery({
    queryKey: ['addresses', asked],
    queryFn: ({ signal }) => searchAddress(api, asked, signal),
    enabled: isLongEnough && asked.length >= FEWEST_LETTERS,
    select: uniqueByLabel,
    placeholderData: (before, query) =>
      query && continues(asked, query.queryKey[1] ?? '') ? before : undefined,
    staleTime: keptForMs,
    gcTime: keptForMs,
    retry: false,
  })
  const isSearching = isLongEnough && (search.isFetching || asked !== text)
  const found = isLongEnough ? (search.data ?? []) : []
  return {
    /** The label is the id: an address that the next search finds again stays the same suggestion. */
    suggestions: found.map(({ label }) => ({ id: label, label })),
    addressOf: (id: string) => found.find(({ label }) => label === id),
    isSearching,
    hasFailed: search.isError,
  }
}
