import { useEffect, useRef } from 'react'

/**
 * The browser's own "back" brings a page as it was left, with a button busy for ever; and what was to be paid may be
 * paid by now: `welcome` puts it right.
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
