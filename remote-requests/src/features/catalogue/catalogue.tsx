import type { Plans } from '@parvis/shared-kernel/api'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Definition } from '@parvis/shared-kernel/tickets'
import { Banner, ButtonLink, EmptyState, Section } from '@parvis/shared-kernel/ui'
import { FileTextIcon, TicketIcon } from '@parvis/shared-kernel/ui/icon'
import { useProfilePage } from '../../plan-sheet/use-profile-page.ts'
import { type Person, sortedDefinitions, sortedOffers } from '../../requests-data/sorted-plans.model.ts'
import { useMessages } from '../../use-messages.ts'
import { PlanList, WhyNot } from './plan-list.tsx'

interface OffersProps {
  readonly plans: Plans
  readonly person: Person
}

/** The subscriptions this person may request. */
export function Offers({ plans, person }: OffersProps) {
  const { t } = useMessages()
  const { config } = useRemote()
  const { open, refused } = sortedOffers(plans, person)
  return (
    <Section title={t('offers.title')}>
      {open.length > 0 ? (
        <PlanList plans={open} zones={plans.zones} person={person} />
      ) : (
        <EmptyState icon={FileTextIcon} title={t('offers.none')}>
          {t('offers.none.text', { phone: config.contact.phone })}
        </EmptyState>
      )}
      <WhyNot refused={refused} offers={plans.offers} />
    </Section>
  )
}

interface TicketsProps {
  readonly definitions: readonly Definition[]
  /** Null while zones and offers are loading or failed: the list is shown without their names. */
  readonly plans: Plans | null
  readonly person: Person
}

/** The tickets this person may request. */
export function Tickets({ definitions, plans, person }: TicketsProps) {
  const { t } = useMessages()
  const { open, refused } = sortedDefinitions(definitions, person)
  if (open.length === 0 && refused.length === 0) return null
  return (
    <Section title={t('tickets.title')}>
      {open.length > 0 ? (
        <PlanList plans={open} zones={plans?.zones ?? []} person={person} />
      ) : (
        <EmptyState icon={TicketIcon} title={t('tickets.none')}>
          {t('tickets.none.text')}
        </EmptyState>
      )}
      <WhyNot refused={refused} offers={plans?.offers ?? []} />
    </Section>
  )
}

/** Required by the server: without an address, a zone's offers cannot be determined (first document §2). */
export function AddressNeeded() {
  const { t } = useMessages()
  const profile = useProfilePage(false, 'address')
  return (
    <Banner
      tone="warning"
      title={t('address.title')}
      actions={<ButtonLink href={profile}>{t('address.action')}</ButtonLink>}
    >
      {t('address.text')}
    </Banner>
  )
}
