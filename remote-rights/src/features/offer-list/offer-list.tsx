import type { Offer } from '@parvis/shared-kernel/offers'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { ButtonLink, Card, Heading, Link, Note, Section, Stack, StatusBadge } from '@parvis/shared-kernel/ui'
import { ArrowRightIcon, BriefcaseIcon } from '@parvis/shared-kernel/ui/icon'
import { useId } from 'react'
import { PlanPriceTag } from '../../plan-price/plan-price.tsx'
import { useMessages } from '../../use-messages.ts'
import styles from './offer-list.module.css'

/** Offers that may be requested, one per line. */
export function OfferList({ offers }: { readonly offers: readonly Offer[] }) {
  const { t } = useMessages()
  return (
    <Section
      title={t('offers.title')}
      actions={
        offers.length > 1 && (
          <Link href={PAGES.catalogue} isAlone>
            {t('offers.all')}
          </Link>
        )
      }
    >
      {offers.length === 0 && <p className={styles.empty}>{t('offers.empty')}</p>}
      <ul className={styles.list}>
        {offers.map(offer => (
          <OfferLine key={offer.id} offer={offer} />
        ))}
      </ul>
    </Section>
  )
}

function OfferLine({ offer }: { readonly offer: Offer }) {
  const { t, formatDuration } = useMessages()
  const durations = offer.options.flatMap(({ duration, isDeleted }) =>
    duration && !isDeleted ? [formatDuration(duration)] : [],
  )
  return (
    <li className={styles.line}>
      <Stack gap={1}>
        <div className={styles.head}>
          <Heading level={3} look={4}>
            {offer.name}
          </Heading>
          {offer.isProfessional && (
            <StatusBadge tone="neutral" icon={BriefcaseIcon} label={t('offers.professional')} />
          )}
        </div>
        <p className={styles.body}>{offer.description}</p>
      </Stack>
      <p className={styles.terms}>
        <PlanPriceTag plan={offer} />
        <Note as="span">
          {durations.map(duration => (
            <span key={duration} className={styles.duration}>
              {duration}
            </span>
          ))}
        </Note>
      </p>
      <ButtonLink
        href={pathTo(PAGES.offer, { offerId: offer.id })}
        iconEnd={ArrowRightIcon}
        aria-label={t('action.for', { action: t('offers.action'), name: offer.name })}
      >
        {t('offers.action')}
      </ButtonLink>
    </li>
  )
}

/** Shown where a city guides by questions instead of a list (first document §2). */
export function FunnelEntry() {
  const { t } = useMessages()
  const id = useId()
  return (
    <Card as="section" labelledBy={id} tone="info">
      <div className={styles.funnel}>
        <Stack gap={1}>
          <Heading level={2} look={3} id={id}>
            {t('funnel.title')}
          </Heading>
          <p className={styles.body}>{t('funnel.body')}</p>
        </Stack>
        <ButtonLink href={PAGES.catalogue} variant="primary" iconEnd={ArrowRightIcon}>
          {t('funnel.action')}
        </ButtonLink>
      </div>
    </Card>
  )
}
