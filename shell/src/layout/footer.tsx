import { phoneHref } from '@parvis/shared-kernel/formats'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { PAGES } from '@parvis/shared-kernel/paths'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { ShellLink } from '../routing/shell-link.tsx'
import styles from './footer.module.css'

const LINKS = [
  { to: PAGES.accessibility, label: 'shell.footer.accessibility' },
  { to: PAGES.legal, label: 'shell.footer.legal' },
  { to: PAGES.privacy, label: 'shell.footer.privacy' },
  { to: PAGES.terms, label: 'shell.footer.terms' },
  { to: PAGES.support, label: 'shell.footer.support' },
  { to: PAGES.siteMap, label: 'shell.footer.siteMap' },
] as const

/** The same on every page: desk, phone and legally required links. */
export function Footer({ config }: { readonly config: CityConfig }) {
  const { locale, t } = useI18n()
  const { phone, email, desk } = config.contact
  // The law requires the accessibility state on every page; a city's own statement includes it.
  const own = config.legalPages.accessibility
  return (
    <footer className={styles.foot}>
      <div className={styles.inner}>
        <section className={styles.help} aria-labelledby="footer-help">
          <h2 id="footer-help" className={styles.title}>
            {t('shell.footer.help')}
          </h2>
          <p className={styles.ways}>
            <a href={phoneHref(phone)}>{phone}</a>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p className={styles.desk}>{desk[locale]}</p>
        </section>
        <nav aria-label={t('shell.footer.nav')}>
          <ul className={styles.links}>
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <ShellLink to={to}>
                  {t(to === PAGES.accessibility && !own ? 'shell.footer.accessibility.state' : label)}
                </ShellLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
