import { useI18n } from '@parvis/shared-kernel/i18n'
import type { NavigationEntry } from '@parvis/shared-kernel/remote'
import { useScreenTitle } from '../layout/screen-title.ts'
import type { ShellMessageId } from '../messages/fr.ts'
import type { PageMessageId } from '../messages/pages.fr.ts'
import { LEGAL_PAGES } from '../routing/legal-pages.ts'
import { ShellLink } from '../routing/shell-link.tsx'
import styles from './page.module.css'

export function SiteMap({ entries }: { readonly entries: readonly NavigationEntry[] }) {
  const { locale, t } = useI18n<PageMessageId | ShellMessageId>()
  const title = t('shell.footer.siteMap')
  useScreenTitle(title)
  const legal = LEGAL_PAGES.filter(page => page !== 'cnil')
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
      <h2>{t('shell.siteMap.services')}</h2>
      <ul className={styles.ways}>
        {entries.map(({ path, label }) => (
          <li key={path}>
            <ShellLink to={path}>{label[locale]}</ShellLink>
          </li>
        ))}
        <li>
          <ShellLink to="/settings">{t('shell.profile.edit')}</ShellLink>
        </li>
      </ul>
      <h2>{t('shell.siteMap.information')}</h2>
      <ul className={styles.ways}>
        {legal.map(page => (
          <li key={page}>
            <ShellLink to={`/${page}`}>
              {t(`shell.legal.${page as Exclude<typeof page, 'cnil'>}.title`)}
            </ShellLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
