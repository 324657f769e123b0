import { searchAddress } from '@parvis/shared-kernel/api'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { useEffect, useState } from 'react'

const FEWEST_LETTERS = 3
const PAUSE_MS = 250

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** Addresses for what is typed, asked once the typing has paused; what was asked is dropped with the screen. */
export function useFoundAddresses(typed: string) {
  const { api } = useRemote()
  const text = typed.trim()
  const asked = usePaused(text)
  const isLongEnough = text.length >= FEWEST_LETTERS
  const search = useQuery({
    queryKey: ['visitor-address', asked],
    queryFn: ({ signal }) => searchAddress(api, asked, signal),
    enabled: isLongEnough && asked.length >= FEWEST_LETTERS,
    gcTime: 0,
    retry: false,
  })
  const isSearching = isLongEnough && (search.isFetching || asked !== text)
  return { found: isLongEnough ? (search.data ?? []) : [], isSearching, hasFailed: search.isError }
}
