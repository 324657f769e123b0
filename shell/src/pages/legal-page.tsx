import { useI18n } from '@parvis/shared-kernel/i18n'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { useScreenTitle } from '../layout/screen-title.ts'
import type { ShellMessageId } from '../messages/fr.ts'
import type { PageMessageId } from '../messages/pages.fr.ts'
import { CONTENT_OF, type LegalPage } from '../routing/legal-pages.ts'
import { CityContent } from './city-content.tsx'
import styles from './page.module.css'

/** A page of city content: the city's own words, or a sensible text when it gave none. */
export function LegalPageScreen({ page, config }: { readonly page: LegalPage; readonly config: CityConfig }) {
  const { locale, t } = useI18n<PageMessageId | ShellMessageId>()
  const content = CONTENT_OF[page]
  const title = t(`shell.legal.${content}.title`)
  useScreenTitle(title)
  const { phone, email, desk } = config.contact
  const own = config.legalPages[content]?.[locale]
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
      {own ? (
        <CityContent html={own} />
      ) : (
        <p className={styles.text}>
          {t(`shell.legal.${content}.text`, { city: config.name, phone, email, desk: desk[locale] })}
        </p>
      )}
    </section>
  )
}
