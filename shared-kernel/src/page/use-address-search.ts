import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { useEffect, useState } from 'react'
import { searchAddress } from '../api/index.ts'

const FEWEST_LETTERS = 3
const PAUSE_MS = 250

/** The typed text after a pause in typing. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/**
 * Searches addresses for the typed text after a pause; a new search aborts the previous one. Results are cached for
 * `keptForMs`; with 0 only while the screen is mounted.
 */
export function useAddressSearch(typed: string, keptForMs = 0) {
  const { api } = useRemote()
  const text = typed.trim()
  const asked = usePaused(text)
  const isLongEnough = text.length >= FEWEST_LETTERS
  const search = useQuery({
    queryKey: ['addresses', asked],
    queryFn: ({ signal }) => searchAddress(api, asked, signal),
    enabled: isLongEnough && asked.length >= FEWEST_LETTERS,
    staleTime: keptForMs,
    gcTime: keptForMs,
    retry: false,
  })
  const isSearching = isLongEnough && (search.isFetching || asked !== text)
  return { found: isLongEnough ? (search.data ?? []) : [], isSearching, hasFailed: search.isError }
}
