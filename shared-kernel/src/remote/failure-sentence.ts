import { useEffect, useState } from 'react'
import { ApiError, type ErrorMessageId, type ErrorWording, wordingOf } from '../errors/index.ts'
import { type Locale, useI18n } from '../i18n/index.ts'

type Sentences = Readonly<Record<ErrorMessageId, string>>

// Fetched at the first failure: most visits never need them.
const LOADERS: Readonly<Record<Locale, () => Promise<Sentences>>> = {
  fr: () =>
    import(/* webpackChunkName: "errors-fr" */ '../messages/errors.fr.ts').then(module => module.errorsFr),
  en: () =>
    import(/* webpackChunkName: "errors-en" */ '../messages/errors.en.ts').then(module => module.errorsEn),
}

/** What happened and what to do, in the language in force; empty until its words have come. */
export function useErrorSentence(wording: ErrorWording | null): string {
  const { locale, t } = useI18n()
  const [sentence, setSentence] = useState('')
  const id = wording && 'id' in wording ? wording.id : null
  useEffect(() => {
    if (!id) return
    let isCurrent = true
    const show = (text: string) => isCurrent && setSentence(text)
    // Offline, the words themselves may not come: the kit's own sentence is always here.
    LOADERS[locale]().then(
      sentences => show(sentences[id]),
      () => show(t('ui.error.title')),
    )
    return () => {
      isCurrent = false
    }
  }, [id, locale, t])
  if (wording && 'text' in wording) return wording.text
  return id ? sentence : ''
}

/** The same for whatever a call threw; null says that nothing failed. */
export function useFailureSentence(error: unknown): string {
  return useErrorSentence(wordingOfThrown(error))
}

export function wordingOfThrown(error: unknown): ErrorWording | null {
  if (error === null || error === undefined) return null
  return error instanceof ApiError ? wordingOf(error.failure) : { id: 'failure.unknown' }
}
