import { phoneHref } from '@parvis/shared-kernel/formats'
import { I18nProvider, useI18n } from '@parvis/shared-kernel/i18n'
import { Disclosure, Facts, Link } from '@parvis/shared-kernel/ui'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { Fragment } from 'react'
import { accessibilityEn } from '../../messages/accessibility.en.ts'
import { accessibilityFr, type StatementMessageId } from '../../messages/accessibility.fr.ts'
import { TitledPage } from '../titled-page.tsx'
import { AUDIT_GRID, AUDITED_ON } from './audit-grid.ts'
import { AuditTable } from './audit-table.tsx'
import { auditResult } from './conformity.model.ts'

const MESSAGES = { fr: accessibilityFr, en: accessibilityEn } as const
const RESULT = auditResult(AUDIT_GRID)
/** A statement holds for three years (decree 2019-768). */
const YEARS_OF_VALIDITY = 3
const REVIEWED_BY = `${Number(AUDITED_ON.slice(0, 4)) + YEARS_OF_VALIDITY}${AUDITED_ON.slice(4)}`

/** The accessibility statement, with the legally fixed headings, generated from the audit grid. */
export function AccessibilityPage({ config }: { readonly config: CityConfig }) {
  const { locale } = useI18n()
  return (
    <I18nProvider locale={locale} messages={MESSAGES[locale]} config={config}>
      <Statement config={config} />
    </I18nProvider>
  )
}

function Statement({ config }: { readonly config: CityConfig }) {
  const { t } = useI18n<StatementMessageId>()
  return (
    <TitledPage title={t(`statement.title.${RESULT.conformity}`)}>
      <p>{t('statement.commitment', { city: config.name, address: window.location.host })}</p>
      <h2>{t('statement.state.title')}</h2>
      <p>{t(`statement.state.${RESULT.conformity}`)}</p>
      <Results />
      <Gaps />
      <Making />
      <Contact config={config} />
      <Remedies />
      <Grid />
    </TitledPage>
  )
}

function Results() {
  const { t, formatDay } = useI18n<StatementMessageId>()
  const { counts, rate } = RESULT
  const kinds = ['conforming', 'non-conforming', 'not-tested', 'not-applicable'] as const
  return (
    <>
      <h3>{t('statement.results.title')}</h3>
      <p>{t('statement.results.text', { rate, date: formatDay(AUDITED_ON) })}</p>
      <Facts
        items={kinds.map(kind => ({ term: t(`statement.count.${kind}`), description: String(counts[kind]) }))}
      />
      <p>{t('statement.results.limits')}</p>
    </>
  )
}

function Gaps() {
  const { locale, t } = useI18n<StatementMessageId>()
  return (
    <>
      <h2>{t('statement.gaps.title')}</h2>
      <h3>{t('statement.gaps.failing')}</h3>
      <ul>
        {AUDIT_GRID.flatMap(one =>
          one.status === 'non-conforming'
            ? [
                <li key={one.criterion}>
                  {one.criterion} – {one.name[locale]}. {one.why[locale]}
                </li>,
              ]
            : [],
        )}
      </ul>
      <h3>{t('statement.gaps.untested')}</h3>
      <ul>
        {AUDIT_GRID.filter(({ status }) => status === 'not-tested').map(({ criterion, name }) => (
          <li key={criterion}>
            {criterion} – {name[locale]}
          </li>
        ))}
      </ul>
      <h3>{t('statement.gaps.derogations')}</h3>
      <p>{t('statement.gaps.derogations.text')}</p>
      <h3>{t('statement.gaps.exempt')}</h3>
      <p>{t('statement.gaps.exempt.text')}</p>
    </>
  )
}

function Making() {
  const { t, formatDay } = useI18n<StatementMessageId>()
  const [date, until] = [AUDITED_ON, REVIEWED_BY].map(formatDay)
  return (
    <>
      <h2>{t('statement.made.title')}</h2>
      <p>{t('statement.made.date', { date, until })}</p>
      {(['technologies', 'tools', 'pages'] as const).map(part => (
        <Fragment key={part}>
          <h3>{t(`statement.made.${part}`)}</h3>
          <p>{t(`statement.made.${part}.text`)}</p>
        </Fragment>
      ))}
    </>
  )
}

function Contact({ config }: { readonly config: CityConfig }) {
  const { locale, t } = useI18n<StatementMessageId>()
  const { phone, email, desk } = config.contact
  return (
    <>
      <h2>{t('statement.contact.title')}</h2>
      <p>{t('statement.contact.text')}</p>
      <Facts
        items={[
          {
            term: t('statement.contact.phone'),
            description: <Link href={phoneHref(phone)}>{phone}</Link>,
          },
          {
            term: t('statement.contact.email'),
            description: <Link href={`mailto:${email}`}>{email}</Link>,
          },
          { term: t('statement.contact.desk'), description: desk[locale] },
        ]}
      />
    </>
  )
}

function Remedies() {
  const { t } = useI18n<StatementMessageId>()
  return (
    <>
      <h2>{t('statement.remedies.title')}</h2>
      <p>{t('statement.remedies.text')}</p>
      <ul>
        <li>
          <Link href="https://formulaire.defenseurdesdroits.fr/" isExternal>
            {t('statement.remedies.form')}
          </Link>
        </li>
        <li>
          <Link href="https://www.defenseurdesdroits.fr/saisir/delegues" isExternal>
            {t('statement.remedies.delegate')}
          </Link>
        </li>
        <li>{t('statement.remedies.post')}</li>
      </ul>
    </>
  )
}

function Grid() {
  const { t, formatDay } = useI18n<StatementMessageId>()
  return (
    <>
      <h2>{t('statement.grid.title')}</h2>
      <Disclosure summary={t('statement.grid.show')}>
        <AuditTable caption={t('statement.grid.caption', { date: formatDay(AUDITED_ON) })} />
      </Disclosure>
    </>
  )
}
