import { type Locale, useI18n } from '@parvis/shared-kernel/i18n'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type ErrorWording, failureOf } from '../errors/index.ts'
import type { FailureToDescribe } from './describe-failure.ts'
import { type LazyChunk, lazyChunk } from './lazy-chunk.ts'

// Codes, rules of wording and sentences are fetched at the first failure: most visits never need them.
const DESCRIBERS: Readonly<Record<Locale, LazyChunk<(described: FailureToDescribe) => string>>> = {
  fr: lazyChunk(() =>
    import(/* webpackChunkName: "errors-fr" */ './describe-failure.fr.ts').then(module => module.describe),
  ),
  en: lazyChunk(() =>
    import(/* webpackChunkName: "errors-en" */ './describe-failure.en.ts').then(module => module.describe),
  ),
}

/** Sentence for a wording in the current language: what happened and what to do; empty until loaded. */
export function useErrorSentence(wording: ErrorWording | null): string {
  const id = wording && 'id' in wording ? wording.id : null
  const text = wording && 'text' in wording ? wording.text : null
  const described = useMemo<FailureToDescribe | null>(() => {
    if (id) return { wording: { id } }
    return text === null ? null : { wording: { text } }
  }, [id, text])
  return useDescription(described)
}

/** The same for a thrown error; null and undefined mean no failure. */
export function useFailureSentence(error: unknown): string {
  const described = useMemo<FailureToDescribe | null>(
    () => (error === null || error === undefined ? null : { failure: failureOf(error) }),
    [error],
  )
  return useDescription(described)
}

/** @param tellers replaceable in tests */
export function useDescription(described: FailureToDescribe | null, describers = DESCRIBERS): string {
  const { locale, t } = useI18n()
  const [sentence, setSentence] = useState('')
  // Offline no sentences can be loaded; this one is among the kit's messages.
  const isOffline = described !== null && 'failure' in described && described.failure?.kind === 'network'
  const wasSilent = useRef(true)
  useEffect(() => {
    if (described === null || isOffline) {
      wasSilent.current = true
      return
    }
    let isCurrent = true
    const show = (text: string) => isCurrent && setSentence(text)
    // Sentences that failed to load are retried with the next failure, not with each render of this one.
    const describer = wasSilent.current ? describers[locale].retry() : describers[locale].load()
    wasSilent.current = false
    describer.then(
      describe => show(describe(described)),
      () => show(t('ui.failure.network')),
    )
    return () => {
      isCurrent = false
    }
  }, [described, isOffline, describers, locale, t])
  if (described === null) return ''
  return isOffline ? t('ui.failure.network') : sentence
}
