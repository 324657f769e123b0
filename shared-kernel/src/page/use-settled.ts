import { useEffect, useState } from 'react'

/** The typed value after a pause of `pauseMs` in typing; for an object, one that is the same until it changes. */
export function useSettled<Value>(typed: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  return settled
}
