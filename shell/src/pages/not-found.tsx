import { useI18n } from '@parvis/shared-kernel/i18n'
import { PAGES } from '@parvis/shared-kernel/paths'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { useScreenTitle } from '../layout/screen-title.ts'
import type { ShellMessageId } from '../messages/fr.ts'
import type { PageMessageId } from '../messages/pages.fr.ts'
import { isOffered } from '../routing/offered-parts.ts'
import { ShellLink } from '../routing/shell-link.tsx'
import styles from './page.module.css'
import { readablePath } from './readable-path.model.ts'

interface NotFoundProps {
  readonly path: string
  /** Those that the city serves. */
  readonly parts: CityConfig['parts']
}

/** Names the path that leads nowhere (second document §2). */
export function NotFound({ path, parts }: NotFoundProps) {
  const { t } = useI18n<PageMessageId | ShellMessageId>()
  const title = t('shell.notFound.title')
  useScreenTitle(title, true)
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
      <p>{t('shell.notFound.explanation')}</p>
      <p>
        <code className={styles.path}>{readablePath(path)}</code>
      </p>
      <ul className={styles.ways}>
        {isOffered(parts, 'rights') && (
          <li>
            <ShellLink to={PAGES.rights}>{t('shell.notFound.rights')}</ShellLink>
          </li>
        )}
        {isOffered(parts, 'fines') && (
          <li>
            <ShellLink to={PAGES.fines}>{t('shell.notFound.fines')}</ShellLink>
          </li>
        )}
        <li>
          <ShellLink to={PAGES.siteMap}>{t('shell.footer.siteMap')}</ShellLink>
        </li>
      </ul>
    </section>
  )
}
