import { useI18n } from '@parvis/shared-kernel/i18n'
import { PAGES } from '@parvis/shared-kernel/paths'
import type { PageRelease } from '@parvis/shared-kernel/remote/release'
import type { ShellMessageId } from '../messages/fr.ts'
import type { PageMessageId } from '../messages/pages.fr.ts'
import { ShellLink } from '../routing/shell-link.tsx'
import { partWith } from '../routing/where.ts'
import styles from './page.module.css'
import { readablePath } from './readable-path.model.ts'
import { TitledPage } from './titled-page.tsx'

interface NotFoundProps {
  readonly path: string
  /** The release, with only the parts that the city serves. */
  readonly release: PageRelease
}

/** Names the path that leads nowhere (second document §2). */
export function NotFound({ path, release }: NotFoundProps) {
  const { t } = useI18n<PageMessageId | ShellMessageId>()
  return (
    <TitledPage title={t('shell.notFound.title')} isError>
      <p>{t('shell.notFound.explanation')}</p>
      <p>
        <code className={styles.path}>{readablePath(path)}</code>
      </p>
      <ul className={styles.ways}>
        {partWith(release, PAGES.rights) && (
          <li>
            <ShellLink to={PAGES.rights}>{t('shell.notFound.rights')}</ShellLink>
          </li>
        )}
        {partWith(release, PAGES.fines) && (
          <li>
            <ShellLink to={PAGES.fines}>{t('shell.notFound.fines')}</ShellLink>
          </li>
        )}
        <li>
          <ShellLink to={PAGES.siteMap}>{t('shell.footer.siteMap')}</ShellLink>
        </li>
      </ul>
    </TitledPage>
  )
}
