import { useCallback, useRef } from 'react'

/**
 * Runs an action and ignores further presses until it has settled, from the press itself and not from the next render
 * (D18). The action handles its own failure.
 */
export type OneAtATime = (run: () => Promise<unknown>) => void

export function useOneAtATime(): OneAtATime {
  const isRunning = useRef(false)
  return useCallback(run => {
    if (isRunning.current) return
    isRunning.current = true
    const free = () => {
      isRunning.current = false
    }
    run().then(free, free)
  }, [])
}
