import { type Locale, loadKitMessages, type Messages } from '@parvis/shared-kernel/i18n'
import { useEffect, useRef, useState } from 'react'
import { type LazyChunk, lazyChunk } from './lazy-chunk.ts'
import type { RemoteDefinition } from './remote-definition.ts'

export const NO_MESSAGES: Messages = {}

/**
 * A remote's messages: on a language change the previous ones stay until the new ones have loaded, so that the screen
 * stays.
 */
export type MessagesState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly locale: Locale; readonly messages: Messages }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }

/** The kit's messages, with the same time limit as a remote's. */
const KIT_MESSAGES: Readonly<Record<Locale, LazyChunk<void>>> = {
  fr: lazyChunk(() => loadKitMessages('fr')),
  en: lazyChunk(() => loadKitMessages('en')),
}

interface MessagesListener {
  /** No messages are available. */
  onLost(error: unknown): void
  /** The previous language stays. */
  onKept(error: unknown): void
}

/** Loads messages and waits for the first page: rendered earlier, they would only show its skeleton twice. */
export function useMessages(
  { messages }: RemoteDefinition,
  locale: Locale,
  firstPage: Promise<unknown>,
  listener: MessagesListener,
): MessagesState {
  const [loaded, setLoaded] = useState<MessagesState>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const isHere = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is what "try again" changes; who listens is told when it happens.
  useEffect(() => {
    let isCurrent = true
    // Opening this part, changing the language or pressing "try again" retries messages that failed to load.
    Promise.all([messages[locale].retry(), KIT_MESSAGES[locale].retry(), firstPage]).then(
      ([messages]) => {
        if (!isCurrent) return
        isHere.current = true
        setLoaded({ state: 'ready', locale, messages: messages })
      },
      (error: unknown) => {
        if (!isCurrent) return
        if (isHere.current) return listener.onKept(error)
        listener.onLost(error)
        setLoaded({ state: 'failed', error, retry: () => setAttempt(count => count + 1) })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [messages, locale, firstPage, attempt])
  return loaded
}
