import { type Messages, useI18n } from '@parvis/shared-kernel/i18n'
import { LateWords, type WordChunks } from '@parvis/shared-kernel/page'
import { lazyChunk } from '@parvis/shared-kernel/remote'
import type { ReactNode } from 'react'
import type { AccessMessageId } from '../messages/access.fr.ts'
import type { AccountMessageId } from '../messages/fr.ts'
import type { PageMessageId } from '../messages/pages.fr.ts'

interface WordsProps {
  readonly children: ReactNode
}

const ACCESS: WordChunks = {
  fr: lazyChunk(() =>
    import(/* webpackChunkName: "words-access-fr" */ '../messages/access.fr.ts').then(m => m.accessFr),
  ),
  en: lazyChunk(() =>
    import(/* webpackChunkName: "words-access-en" */ '../messages/access.en.ts').then(m => m.accessEn),
  ),
}

const both = async (words: Promise<Messages>, pageWords: Promise<Messages>): Promise<Messages> => ({
  ...(await words),
  ...(await pageWords),
})

const PAGES: WordChunks = {
  fr: lazyChunk(() =>
    both(
      import(/* webpackChunkName: "messages-fr" */ '../messages/fr.ts').then(m => m.fr),
      import(/* webpackChunkName: "words-pages-fr" */ '../messages/pages.fr.ts').then(m => m.pagesFr),
    ),
  ),
  en: lazyChunk(() =>
    both(
      import(/* webpackChunkName: "messages-en" */ '../messages/en.ts').then(m => m.en),
      import(/* webpackChunkName: "words-pages-en" */ '../messages/pages.en.ts').then(m => m.pagesEn),
    ),
  ),
}

/** Provides the messages of registration and links; children wait for them. */
export const AccessWords = ({ children }: WordsProps) => <LateWords chunks={ACCESS}>{children}</LateWords>

/** Messages within `AccessWords`. */
export const useAccessWords = () => useI18n<AccessMessageId>()

/** Provides the messages of the pages behind the profile; children wait for them. */
export const PageWords = ({ children }: WordsProps) => <LateWords chunks={PAGES}>{children}</LateWords>

/** Messages within `PageWords`. */
export const usePageWords = () => useI18n<AccountMessageId | PageMessageId>()
