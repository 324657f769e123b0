import { type Messages, useI18n } from '@parvis/shared-kernel/i18n'
import { LazyMessages, type MessageChunks } from '@parvis/shared-kernel/page'
import { lazyChunk } from '@parvis/shared-kernel/remote'
import type { ReactNode } from 'react'
import type { AccessMessageId } from '../messages/access.fr.ts'
import type { AccountMessageId } from '../messages/fr.ts'
import type { PageMessageId } from '../messages/pages.fr.ts'

interface WordsProps {
  readonly children: ReactNode
}

const ACCESS: MessageChunks = {
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

const PAGES: MessageChunks = {
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
export const AccessMessages = ({ children }: WordsProps) => (
  <LazyMessages chunks={ACCESS}>{children}</LazyMessages>
)

/** Messages within `AccessMessages`. */
export const useAccessMessages = () => useI18n<AccessMessageId>()

/** Provides the messages of the pages behind the profile; children wait for them. */
export const PageMessages = ({ children }: WordsProps) => (
  <LazyMessages chunks={PAGES}>{children}</LazyMessages>
)

/** Messages within `PageMessages`. */
export const usePageMessages = () => useI18n<AccountMessageId | PageMessageId>()
