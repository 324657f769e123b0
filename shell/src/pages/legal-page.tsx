import { phoneHref } from '@parvis/shared-kernel/formats'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { useChunk } from '@parvis/shared-kernel/page'
import { lazyChunk } from '@parvis/shared-kernel/remote'
import { Facts, Link, PageSkeleton } from '@parvis/shared-kernel/ui'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import type { ShellMessageId } from '../messages/fr.ts'
import type { PageMessageId } from '../messages/pages.fr.ts'
import { CONTENT_OF, type LegalPage } from '../routing/legal-pages.ts'
import { CityContent } from './city-content.tsx'
import styles from './page.module.css'
import { PageDown } from './page-down.tsx'
import { TitledPage } from './titled-page.tsx'

interface LegalPageProps {
  readonly page: LegalPage
  readonly config: CityConfig
}

const statement = lazyChunk(() =>
  import(/* webpackChunkName: "accessibility" */ './accessibility/accessibility-page.tsx').then(
    module => module.AccessibilityPage,
  ),
)

/** A page of city content, with a default text if the city gives none (D15). */
export function LegalPageScreen({ page, config }: LegalPageProps) {
  const { locale } = useI18n()
  const isOwn = config.legalPages[CONTENT_OF[page]]?.[locale]
  if (page === 'accessibility' && !isOwn) return <Statement config={config} />
  return <Content page={page} config={config} />
}

function Content({ page, config }: LegalPageProps) {
  const { locale, t } = useI18n<PageMessageId | ShellMessageId>()
  const content = CONTENT_OF[page]
  const own = config.legalPages[content]?.[locale]
  const { phone, email } = config.contact
  return (
    <TitledPage title={t(`shell.legal.${content}.title`)}>
      {own ? <CityContent html={own} /> : null}
      {!own && content !== 'accessibility' ? (
        <p className={styles.text}>{t(`shell.legal.${content}.text`, { city: config.name, phone, email })}</p>
      ) : null}
      {content === 'support' ? <Contacts config={config} /> : null}
    </TitledPage>
  )
}

/** Contacts on the help page, in addition to the city's text. */
function Contacts({ config }: { readonly config: CityConfig }) {
  const { locale, t } = useI18n<PageMessageId>()
  const { phone, email, desk } = config.contact
  return (
    <>
      <h2>{t('shell.support.contacts')}</h2>
      <Facts
        items={[
          {
            term: t('shell.support.phone'),
            description: <Link href={phoneHref(phone)}>{phone}</Link>,
          },
          { term: t('shell.support.email'), description: <Link href={`mailto:${email}`}>{email}</Link> },
          { term: t('shell.support.desk'), description: desk[locale] },
        ]}
      />
    </>
  )
}

/** The statement is loaded separately: it is as large as all other pages of the shell. */
function Statement({ config }: { readonly config: CityConfig }) {
  const { t } = useI18n<ShellMessageId>()
  const page = useChunk(statement)
  if (page.state === 'loading') return <PageSkeleton />
  if (page.state === 'ready') return <page.data config={config} />
  return <PageDown title={t('shell.remoteDown.title')} contact={config.contact} onRetry={page.retry} />
}
