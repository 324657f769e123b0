import { useEffect, useRef } from 'react'

/**
 * Runs `welcome` when the browser's back button restores the page: its buttons may still be busy, and a payment may
 * have completed meanwhile.
 */
export function useComingBack(welcome: () => void): void {
  const latest = useRef(welcome)
  useEffect(() => {
    latest.current = welcome
  })
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && latest.current()
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
}
