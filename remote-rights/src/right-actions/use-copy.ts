import { useEffect, useState } from 'react'

/** How long "copied" is shown, in ms (first document §9). */
const COPIED_MS = 2_000

export type CopyState = 'idle' | 'copied' | 'refused'

/** Copies a text and confirms for 2 s. A browser's refusal is reported: the text can still be selected. */
export function useCopy(text: string) {
  const [state, setState] = useState<CopyState>('idle')
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: copying once more begins the 2 s anew
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state, count])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
      setCount(value => value + 1)
    } catch {
      setState('refused')
    }
  }
  return { state, copy: () => void copy() }
}
