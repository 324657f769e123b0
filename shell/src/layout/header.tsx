import { useI18n } from '@parvis/shared-kernel/i18n'
import { PAGES } from '@parvis/shared-kernel/paths'
import type { NavigationEntry } from '@parvis/shared-kernel/remote'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import type { ReactNode } from 'react'
import { ShellLink } from '../routing/shell-link.tsx'
import styles from './header.module.css'

interface HeaderProps {
  readonly config: CityConfig
  readonly entries: readonly NavigationEntry[]
  /** Path of the active entry. */
  readonly current: string | null
  readonly children: ReactNode
}

export function Header({ config, entries, current, children }: HeaderProps) {
  const { locale, t } = useI18n()
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <ShellLink to={PAGES.home} className={styles.brand}>
          <CityMark config={config} />
          <span className={styles.name}>
            <span className={styles.city}>{config.name}</span>
            <span className={styles.service}>
              {config.customPageConfiguration?.headerTitle || t('shell.service')}
            </span>
          </span>
        </ShellLink>
        <div className={styles.tools}>{children}</div>
        {entries.length > 0 ? (
          <nav className={styles.nav} aria-label={t('shell.nav')}>
            <ul className={styles.entries}>
              {entries.map(entry => (
                <li key={entry.path}>
                  <ShellLink
                    to={entry.path}
                    className={styles.entry}
                    {...(entry.path === current ? { 'aria-current': 'page' } : {})}
                  >
                    {entry.label[locale]}
                  </ShellLink>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
    </header>
  )
}

function CityMark({ config }: { readonly config: CityConfig }) {
  if (config.logo) return <img className={styles.logo} src={config.logo} alt="" width={32} height={32} />
  return (
    <span className={styles.mark} aria-hidden="true">
      {config.name.trim().charAt(0).toUpperCase()}
    </span>
  )
}
