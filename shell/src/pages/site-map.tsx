import { useI18n } from '@parvis/shared-kernel/i18n'
import type { RemoteRoute } from '@parvis/shared-kernel/remote'
import type { Release, ReleasedRemote } from '@parvis/shared-kernel/remote/release'
import { useScreenTitle } from '../layout/screen-title.ts'
import type { ShellMessageId } from '../messages/fr.ts'
import type { PageMessageId } from '../messages/pages.fr.ts'
import { CONTENT_OF, LEGAL_PAGES } from '../routing/legal-pages.ts'
import { ShellLink } from '../routing/shell-link.tsx'
import styles from './page.module.css'

/** Every screen that has an address of its own, as the parts of this release name them (RGAA 12.1, 12.3). */
export function SiteMap({ remotes }: { readonly remotes: Release['remotes'] }) {
  const { t } = useI18n<PageMessageId | ShellMessageId>()
  const title = t('shell.footer.siteMap')
  useScreenTitle(title)
  const routes = Object.values(remotes)
    .sort((a, b) => orderOf(a) - orderOf(b))
    .flatMap(remote => remote.routes)
  const legal = LEGAL_PAGES.filter(page => page !== 'cnil')
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
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
    </section>
  )
}

/** Parts as the navigation orders them; those that have no place in it come last. */
const orderOf = ({ navigation }: ReleasedRemote) => navigation[0]?.order ?? Number.POSITIVE_INFINITY

function Screens({
  access,
  routes,
}: {
  readonly access: RemoteRoute['access']
  readonly routes: readonly RemoteRoute[]
}) {
  const { locale, t } = useI18n<PageMessageId>()
  // The address of the city itself shows the dashboard, which is named already.
  const shown = routes.filter(route => route.access === access && route.title && route.pattern !== '/')
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
