import { PAGES } from '@parvis/shared-kernel/paths'
import { useRemote, useScreen } from '@parvis/shared-kernel/remote'
import { ButtonLink, EmptyState, Facts, Link, PageHeader, Section, Stack } from '@parvis/shared-kernel/ui'
import { SearchIcon } from '@parvis/shared-kernel/ui/icon'
import type { ReactNode } from 'react'
import { useMessages } from '../../use-messages.ts'
import { useVehicleCategory } from '../../vehicle-category/use-vehicle-category.ts'
import type { GivenAnswer } from './funnel.model.ts'
import styles from './funnel.module.css'

interface FunnelResultProps {
  readonly given: readonly GivenAnswer[]
  /** Number of offers found, and how many of them this person may request. */
  readonly found: number
  readonly open: number
  readonly children: ReactNode
}

/** The offers found, with the answers that led to them, each changeable. */
export function FunnelResult({ given, found, open, children }: FunnelResultProps) {
  const { t, locale } = useMessages()
  const { keptIn } = useVehicleCategory()
  const { config } = useRemote()
  const title =
    found > 0 && open === 0 ? t('funnel.closed', { count: found }) : t('funnel.result', { count: open })
  useScreen(title)
  return (
    <Stack gap={8}>
      <PageHeader eyebrow={t('catalogue.title')} title={title} lead={t('funnel.result.lead')} />
      {found > 0 ? (
        children
      ) : (
        <EmptyState
          icon={SearchIcon}
          title={t('funnel.none')}
          action={
            <ButtonLink href={keptIn(`${PAGES.catalogue}?liste=tout`)}>{t('funnel.whole-list')}</ButtonLink>
          }
        >
          {t('offers.none.text', { phone: config.contact.phone })}
        </EmptyState>
      )}
      <Section title={t('funnel.given')} gap={2}>
        <Facts
          items={given.map(({ question, answer, query }) => ({
            term: question[locale],
            description: (
              <span className={styles.given}>
                {answer[locale]}
                <Link
                  href={keptIn(`${PAGES.catalogue}${query}`)}
                  aria-label={t('funnel.change-of', { question: question[locale] })}
                >
                  {t('funnel.change')}
                </Link>
              </span>
            ),
          }))}
        />
      </Section>
      <div className={styles.actions}>
        <ButtonLink href={keptIn(PAGES.catalogue)}>{t('funnel.restart')}</ButtonLink>
        <ButtonLink variant="quiet" href={keptIn(`${PAGES.catalogue}?liste=tout`)}>
          {t('funnel.whole-list')}
        </ButtonLink>
      </div>
    </Stack>
  )
}
