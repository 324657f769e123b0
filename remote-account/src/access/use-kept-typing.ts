import { useCallback, useState } from 'react'
import { forgetTyped, keepTyped, typedBefore } from './kept-typing.model.ts'

/** A form's answers, kept across reloads and pages of this tab. Never for passwords. */
export function useKeptTyping<Form extends Readonly<Record<string, string>>>(name: string, blank: Form) {
  const [typed, setTyped] = useState(() => typedBefore(name, blank, Date.now()))
  const write = useCallback(
    (change: Partial<Form>) =>
      setTyped(before => {
        const after = { ...before, ...change }
        keepTyped(name, after, Date.now())
        return after
      }),
    [name],
  )
  const forget = useCallback(() => forgetTyped(name), [name])
  return { typed, write, forget }
}
