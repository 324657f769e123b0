import { I18nProvider, type Messages, useI18n } from '@parvis/shared-kernel/i18n'
import { PAGES } from '@parvis/shared-kernel/paths'
import type { Place } from '@parvis/shared-kernel/remote'
import type { PageRelease } from '@parvis/shared-kernel/remote/release'
import { PageSkeleton } from '@parvis/shared-kernel/ui'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { useEffect, useMemo } from 'react'
import type { FrameProps } from '../layout/frame-props.ts'
import type { ShellMessageId } from '../messages/fr.ts'
import { pagesEn } from '../messages/pages.en.ts'
import { pagesFr } from '../messages/pages.fr.ts'
import { aliasOf } from '../routing/aliases.ts'
import { homeOf } from '../routing/offered-parts.ts'
import type { Where } from '../routing/where.ts'
import { signingIn } from '../session/signing-in.ts'
import { EmbedConsent } from './embed-consent.tsx'
import { LegalPageScreen } from './legal-page.tsx'
import { NotFound } from './not-found.tsx'
import { ProviderReturnScreen } from './provider-return.tsx'
import { SiteMap } from './site-map.tsx'

export interface ShellPagesProps extends Pick<FrameProps, 'navigation' | 'dependencies' | 'bus' | 'report'> {
  readonly where: Exclude<Where, { kind: 'remote' | 'sign-in' }>
  readonly place: Place
  readonly config: CityConfig
  /** The release, with only the parts that the city serves. */
  readonly release: PageRelease
  /** The shell's messages, which those of its pages extend. */
  readonly messages: Messages
}

const PAGE_MESSAGES = { fr: pagesFr, en: pagesEn } as const

/** The shell's own pages with their messages: a separate chunk, because most visits see none. */
export function ShellPages(props: ShellPagesProps) {
  const { config, messages: shellMessages } = props
  const { locale } = useI18n()
  const messages = useMemo(() => ({ ...shellMessages, ...PAGE_MESSAGES[locale] }), [shellMessages, locale])
  return (
    <I18nProvider locale={locale} messages={messages} config={config}>
      <Page {...props} />
    </I18nProvider>
  )
}

function Page(props: ShellPagesProps) {
  const { where, config, release, place, report, navigation, dependencies } = props
  const goOn = (to: string, state: unknown = null) => navigation.navigate(to, { replace: true, state })
  const finish = async () => {
    const search = new URLSearchParams(place.search)
    // Remove the code from the address bar and history as soon as it is read.
    goOn(place.pathname)
    const { comeBackFromProvider } = await signingIn.retry()
    return comeBackFromProvider(dependencies, config, search)
  }
  switch (where.kind) {
    case 'not-found':
      return <Elsewhere path={where.path} search={place.search} release={release} goOn={goOn} />
    case 'legal':
      return <LegalPageScreen page={where.page} config={config} />
    case 'site-map':
      return <SiteMap config={config} report={report} />
    case 'embed-consent':
      return (
        <EmbedConsent
          dependencies={dependencies}
          config={config}
          search={place.search}
          signIn={() => goOn(PAGES.signIn, { returnTo: `${place.pathname}${place.search}` })}
        />
      )
    case 'signed-out':
      return <SignedOut {...props} />
    case 'provider-return':
      return <ProviderReturnScreen finish={finish} goOn={goOn} />
  }
}

/** Return from the provider's sign-out. */
function SignedOut({ navigation, bus }: ShellPagesProps) {
  const { t } = useI18n<ShellMessageId>()
  useEffect(() => {
    navigation.navigate(PAGES.home, { replace: true })
    bus.announce({ kind: 'toast', tone: 'success', message: t('shell.signedOut') })
  }, [navigation, bus, t])
  return <PageSkeleton />
}

interface ElsewhereProps {
  readonly path: string
  readonly search: string
  readonly release: PageRelease
  readonly goOn: (to: string) => void
}

/** Unknown address: an alias, or not found. */
function Elsewhere({ path, search, release, goOn }: ElsewhereProps) {
  const to = path === PAGES.home ? homeOf(release) : aliasOf(path, search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one leaves once for each address.
  useEffect(() => {
    if (to) goOn(to)
  }, [to])
  return to ? <PageSkeleton /> : <NotFound path={path} release={release} />
}
