import { type Locale, useI18n } from '@parvis/shared-kernel/i18n'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type ErrorWording, failureOf } from '../errors/index.ts'
import type { Told } from './failure-telling.ts'
import { type LazyChunk, lazyChunk } from './lazy-chunk.ts'

// Codes, rules of wording and sentences are fetched at the first failure: most visits never need them.
const TELLERS: Readonly<Record<Locale, LazyChunk<(told: Told) => string>>> = {
  fr: lazyChunk(() =>
    import(/* webpackChunkName: "errors-fr" */ './failure-telling.fr.ts').then(module => module.tell),
  ),
  en: lazyChunk(() =>
    import(/* webpackChunkName: "errors-en" */ './failure-telling.en.ts').then(module => module.tell),
  ),
}

/** Sentence for a wording in the current language: what happened and what to do; empty until loaded. */
export function useErrorSentence(wording: ErrorWording | null): string {
  const id = wording && 'id' in wording ? wording.id : null
  const text = wording && 'text' in wording ? wording.text : null
  const told = useMemo<Told | null>(() => {
    if (id) return { wording: { id } }
    return text === null ? null : { wording: { text } }
  }, [id, text])
  return useTold(told)
}

/** The same for a thrown error; null and undefined mean no failure. */
export function useFailureSentence(error: unknown): string {
  const told = useMemo<Told | null>(
    () => (error === null || error === undefined ? null : { failure: failureOf(error) }),
    [error],
  )
  return useTold(told)
}

/** @param tellers replaceable in tests */
export function useTold(told: Told | null, tellers = TELLERS): string {
  const { locale, t } = useI18n()
  const [sentence, setSentence] = useState('')
  // Offline no sentences can be loaded; this one is among the kit's messages.
  const isOffline = told !== null && 'failure' in told && told.failure?.kind === 'network'
  const wasSilent = useRef(true)
  useEffect(() => {
    if (told === null || isOffline) {
      wasSilent.current = true
      return
    }
    let isCurrent = true
    const show = (text: string) => isCurrent && setSentence(text)
    // Sentences that failed to load are retried with the next failure, not with each render of this one.
    const teller = wasSilent.current ? tellers[locale].retry() : tellers[locale].load()
    wasSilent.current = false
    teller.then(
      tell => show(tell(told)),
      () => show(t('ui.failure.network')),
    )
    return () => {
      isCurrent = false
    }
  }, [told, isOffline, tellers, locale, t])
  if (told === null) return ''
  return isOffline ? t('ui.failure.network') : sentence
}
