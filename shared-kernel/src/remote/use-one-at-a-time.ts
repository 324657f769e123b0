import { useCallback, useRef } from 'react'

/**
 * Runs what is pressed, and nothing more until that has settled: from the press itself, not from the next drawing (D18).
 * A failure is told by what has failed.
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
