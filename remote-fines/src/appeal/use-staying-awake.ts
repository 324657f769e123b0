import { useEffect, useRef } from 'react'

const ACTIVE_EVERY_MS = 60_000

/** Typing extends the plate's expiry: called at most once a minute while `written` changes. */
export function useStayingAwake(written: string, onActive: () => void) {
  const activeAt = useRef(Date.now())
  const latest = useRef(onActive)
  latest.current = onActive
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change counts
  useEffect(() => {
    if (Date.now() - activeAt.current < ACTIVE_EVERY_MS) return
    activeAt.current = Date.now()
    latest.current()
  }, [written])
}
