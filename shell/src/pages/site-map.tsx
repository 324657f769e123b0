import { useI18n } from '@parvis/shared-kernel/i18n'
import { useChunk } from '@parvis/shared-kernel/page'
import { PAGES } from '@parvis/shared-kernel/paths'
import type { RemoteRoute } from '@parvis/shared-kernel/remote'
import type { Release, ReleasedRemote } from '@parvis/shared-kernel/remote/release'
import { PageSkeleton } from '@parvis/shared-kernel/ui'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import type { ShellMessageId } from '../messages/fr.ts'
import type { PageMessageId } from '../messages/pages.fr.ts'
import { wholeRelease } from '../remotes/whole-release.ts'
import type { Report } from '../reporting/report.ts'
import { CONTENT_OF, LEGAL_PAGES } from '../routing/legal-pages.ts'
import { isOffered } from '../routing/offered-parts.ts'
import { ShellLink } from '../routing/shell-link.tsx'
import styles from './page.module.css'
import { PageDown } from './page-down.tsx'
import { TitledPage } from './titled-page.tsx'

interface SiteMapProps {
  readonly config: CityConfig
  readonly report: Report
}

/** Loads the screens' titles, which only this page needs. */
export function SiteMap({ config, report }: SiteMapProps) {
  const { t } = useI18n<PageMessageId | ShellMessageId>()
  const whole = useChunk(wholeRelease, error => report(error, 'shell'))
  if (whole.state === 'loading') return <PageSkeleton />
  if (whole.state === 'ready') return <Addresses routes={routesOf(whole.data.remotes, config)} />
  return <PageDown title={t('shell.footer.siteMap')} contact={config.contact} onRetry={whole.retry} />
}

const hasAccounts = ({ loginTypes }: CityConfig) => loginTypes.includes('CUSTOMER')

/** Screens that not every city has: elsewhere they say no more than that. */
const CONDITIONS: Readonly<Partial<Record<string, (config: CityConfig) => boolean>>> = {
  [PAGES.register]: hasAccounts,
  [PAGES.forgotPassword]: hasAccounts,
  [PAGES.share]: ({ features }) => features.sharing,
}

const routesOf = (remotes: Release['remotes'], config: CityConfig): readonly RemoteRoute[] =>
  Object.entries(remotes)
    .filter(([name]) => isOffered(config.parts, name))
    .sort(([, a], [, b]) => orderOf(a) - orderOf(b))
    .flatMap(([, remote]) => remote.routes)
    .filter(({ pattern }) => CONDITIONS[pattern]?.(config) ?? true)

/** Every screen with its own address, as named by this release's parts (RGAA 12.1, 12.3). */
function Addresses({ routes }: { readonly routes: readonly RemoteRoute[] }) {
  const { t } = useI18n<PageMessageId | ShellMessageId>()
  const legal = LEGAL_PAGES.filter(page => page !== 'cnil')
  return (
    <TitledPage title={t('shell.footer.siteMap')}>
      {(['public', 'subscriber'] as const).map(access => (
        <Screens key={access} access={access} routes={routes} />
      ))}
      <h2>{t('shell.siteMap.information')}</h2>
      <ul className={styles.ways}>
        {legal.map(page => (
          <li key={page}>
            <ShellLink to={`/${page}`}>{t(`shell.legal.${CONTENT_OF[page]}.title`)}</ShellLink>
          </li>
        ))}
      </ul>
    </TitledPage>
  )
}

/** Parts in navigation order; those without an entry last. */
const orderOf = ({ navigation }: ReleasedRemote) => navigation[0]?.order ?? Number.POSITIVE_INFINITY

function Screens({
  access,
  routes,
}: {
  readonly access: RemoteRoute['access']
  readonly routes: readonly RemoteRoute[]
}) {
  const { locale, t } = useI18n<PageMessageId>()
  // The root address shows the dashboard, which is already listed.
  const shown = routes.filter(route => route.access === access && route.title && route.pattern !== PAGES.home)
  if (shown.length === 0) return null
  return (
    <>
      <h2>{t(`shell.siteMap.${access}`)}</h2>
      <ul className={styles.ways}>
        {shown.map(({ pattern, title }) => (
          <li key={pattern}>
            <ShellLink to={pattern}>{title?.[locale]}</ShellLink>
          </li>
        ))}
      </ul>
    </>
  )
}
