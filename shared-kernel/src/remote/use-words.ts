import { useEffect, useState } from 'react'
import { type Locale, loadKitWords, type Messages } from '../i18n/index.ts'
import type { RemoteDefinition } from './create-mount.tsx'

export const NO_WORDS: Messages = {}

/** A remote's words: those of the language before stay until the next ones have come, so that no screen is lost. */
export type Words =
  | { readonly kind: 'coming' }
  | { readonly kind: 'here'; readonly locale: Locale; readonly messages: Messages }
  | { readonly kind: 'lost'; readonly error: unknown; readonly retry: () => void }

export function useWords(
  { messages }: RemoteDefinition,
  locale: Locale,
  onError: (error: unknown) => void,
): Words {
  const [words, setWords] = useState<Words>({ kind: 'coming' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is what "try again" changes; the reporter is stable.
  useEffect(() => {
    let isCurrent = true
    Promise.all([messages[locale].load(), loadKitWords(locale)]).then(
      ([loaded]) => isCurrent && setWords({ kind: 'here', locale, messages: loaded }),
      (error: unknown) => {
        if (!isCurrent) return
        onError(error)
        setWords(known =>
          known.kind === 'here'
            ? known
            : { kind: 'lost', error, retry: () => setAttempt(count => count + 1) },
        )
      },
    )
    return () => {
      isCurrent = false
    }
  }, [messages, locale, attempt])
  return words
}
