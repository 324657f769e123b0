import { useI18n } from '@parvis/shared-kernel/i18n'
import { LazyMessages, messageChunks } from '@parvis/shared-kernel/page'
import type { ReactNode } from 'react'
import type { AccessMessageId } from '../messages/access.fr.ts'
import type { AccountMessageId } from '../messages/fr.ts'
import type { PageMessageId } from '../messages/pages.fr.ts'
import { COMMON } from './message-chunks.ts'

interface WordsProps {
  readonly children: ReactNode
}

const ACCESS = messageChunks(COMMON, {
  fr: () =>
    import(/* webpackChunkName: "words-access-fr" */ '../messages/access.fr.ts').then(m => m.accessFr),
  en: () =>
    import(/* webpackChunkName: "words-access-en" */ '../messages/access.en.ts').then(m => m.accessEn),
})

const PAGES = messageChunks(COMMON, {
  fr: () => import(/* webpackChunkName: "words-pages-fr" */ '../messages/pages.fr.ts').then(m => m.pagesFr),
  en: () => import(/* webpackChunkName: "words-pages-en" */ '../messages/pages.en.ts').then(m => m.pagesEn),
})

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
