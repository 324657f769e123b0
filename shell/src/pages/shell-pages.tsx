import { I18nProvider, type Messages, useI18n } from '@parvis/shared-kernel/i18n'
import type { Release } from '@parvis/shared-kernel/remote/release'
import { PageSkeleton } from '@parvis/shared-kernel/ui'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { useEffect, useMemo } from 'react'
import { pagesEn } from '../messages/pages.en.ts'
import { pagesFr } from '../messages/pages.fr.ts'
import { aliasOf } from '../routing/aliases.ts'
import type { Where } from '../routing/where.ts'
import type { ProviderReturn } from '../session/sign-in.ts'
import { LegalPageScreen } from './legal-page.tsx'
import { NotFound } from './not-found.tsx'
import { ProviderReturnScreen } from './provider-return.tsx'
import { SiteMap } from './site-map.tsx'

export interface ShellPagesProps {
  readonly where: Extract<Where, { kind: 'not-found' | 'legal' | 'site-map' | 'provider-return' }>
  readonly config: CityConfig
  /** The shell's words, below those of its pages. */
  readonly words: Messages
  readonly remotes: Release['remotes']
  /** Of the address: with its `?`, or blank. */
  readonly search: string
  readonly finish: () => Promise<ProviderReturn>
  /** To a path of the portal, in place of this page. */
  readonly goOn: (to: string, state: unknown) => void
}

const PAGE_WORDS = { fr: pagesFr, en: pagesEn } as const

/** The shell's own pages with their words: in a chunk of their own, since most visits see none of them. */
export function ShellPages({ config, words, ...rest }: ShellPagesProps) {
  const { locale } = useI18n()
  const messages = useMemo(() => ({ ...words, ...PAGE_WORDS[locale] }), [words, locale])
  const { currency, timeZone } = config
  return (
    <I18nProvider locale={locale} messages={messages} config={{ currency, timeZone }}>
      <Page config={config} {...rest} />
    </I18nProvider>
  )
}

function Page({ where, config, remotes, search, finish, goOn }: Omit<ShellPagesProps, 'words'>) {
  switch (where.kind) {
    case 'not-found':
      return <Elsewhere path={where.path} search={search} goOn={goOn} />
    case 'legal':
      return <LegalPageScreen page={where.page} config={config} />
    case 'site-map':
      return <SiteMap remotes={remotes} />
    case 'provider-return':
      return <ProviderReturnScreen finish={finish} goOn={goOn} />
  }
}

interface ElsewhereProps {
  readonly path: string
  readonly search: string
  readonly goOn: ShellPagesProps['goOn']
}

/** No screen has this address: it is another name of one, or leads nowhere. */
function Elsewhere({ path, search, goOn }: ElsewhereProps) {
  const to = aliasOf(path, search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one leaves once for each address.
  useEffect(() => {
    if (to) goOn(to, null)
  }, [to])
  return to ? <PageSkeleton /> : <NotFound path={path} />
}
