import { statusColumns } from '@parvis/shared-kernel/orders'
import type { Instant } from '@parvis/shared-kernel/time'
import { ActionBar, Banner, Note, Section, Stack } from '@parvis/shared-kernel/ui'
import { InfoIcon, MapPinIcon } from '@parvis/shared-kernel/ui/icon'
import { ActionButton } from '../../right-actions/action-control.tsx'
import type { ActionHandlers } from '../../right-actions/use-action-handlers.tsx'
import { RenewalText } from '../../right-messages/renewal-note.tsx'
import { RightValidity } from '../../right-validity/right-validity.tsx'
import type { RightView } from '../../rights-data/right-view.model.ts'
import { useRefunds } from '../../rights-data/use-refunds.ts'
import type { RightsData } from '../../rights-data/use-rights-data.ts'
import { useRightMessages } from '../../use-messages.ts'
import { CityDocuments } from './city-documents.tsx'
import { CityMessage, FileSections } from './file-sections.tsx'
import { Payments } from './payments.tsx'
import { PlateSection } from './plate-section.tsx'
import { Refunds, RefundsToAnswer } from './refunds.tsx'
import styles from './right-detail.module.css'
import { isTicketEvidenceAwaited, mainVariant } from './right-facts.model.ts'
import { RightSummary } from './right-summary.tsx'
import { RightTimeline } from './right-timeline.tsx'
import { TicketEvidence } from './ticket-evidence.tsx'

interface RightDetailProps {
  readonly view: RightView
  readonly subscriptionView: RightView | null
  readonly data: RightsData
  readonly now: Instant
  readonly handlers: ActionHandlers
}

/** Every fact of one right (first document §3), and its actions. */
export function RightDetail({ view, subscriptionView, data, now, handlers }: RightDetailProps) {
  const { right, plan, mark } = view
  const { main } = view.actions
  const refunds = useRefunds().filter(({ rightId }) => rightId === right.id)
  const isEvidenceAwaited = isTicketEvidenceAwaited(view)
  const subscription = right.kind === 'subscription' ? right : null
  const cityMessage = subscription && <CityMessage right={subscription} />
  return (
    <>
      <div className={styles.layout}>
        <Stack gap={12}>
          <RefundsToAnswer refunds={refunds} />
          {isEvidenceAwaited && <TicketEvidence />}
          {mark && cityMessage}
          <Validity view={view} now={now} />
          <PlateSection right={right} />
          <Zones view={view} />
        </Stack>
        <aside className={styles.summary}>
          <RightSummary
            view={view}
            subscriptionView={subscriptionView}
            data={data}
            handlers={handlers}
            isAwaited={isEvidenceAwaited || refunds.some(({ status }) => status === 'document-requested')}
          />
        </aside>
        {/* Print only what the right is; its history is for the screen. */}
        <div className={`${styles.story} parvis-no-print`}>
          <Stack gap={12}>
            {!mark && cityMessage}
            <CityDocuments view={view} handlers={handlers} />
            {subscription && (
              <FileSections right={subscription} offer={plan?.kind === 'offer' ? plan : null} />
            )}
            <Refunds refunds={refunds} />
            <Payments view={view} handlers={handlers} />
            <RightTimeline view={view} now={now} refunds={refunds} />
          </Stack>
        </div>
      </div>
      {main && (
        <div className={styles.phoneBar}>
          <ActionBar>
            <ActionButton shown={main} view={view} handlers={handlers} variant={mainVariant(view)} isWide />
          </ActionBar>
        </div>
      )}
    </>
  )
}

function Validity({ view, now }: Pick<RightDetailProps, 'view' | 'now'>) {
  const { t } = useRightMessages()
  return (
    <Section title={t(`detail.validity.${statusColumns(view.right.status).terms}`)}>
      <RightValidity view={view} now={now} />
      {view.isRenewalRefused && (
        <Banner tone="info" icon={InfoIcon}>
          <RenewalText view={view} />
        </Banner>
      )}
    </Section>
  )
}

function Zones({ view: { right, zoneNames: names } }: Pick<RightDetailProps, 'view'>) {
  const { t } = useRightMessages()
  return (
    <Section
      title={t(`detail.zones.${statusColumns(right.status).terms}`, {
        count: names?.length ?? right.zoneIds.length,
      })}
    >
      {names === null && <Note>{t('detail.zones-unknown')}</Note>}
      {names?.length === 0 && <Note>{t('detail.no-zones')}</Note>}
      <ul className={styles.zones}>
        {names?.map(name => (
          <li key={name} className={styles.zone}>
            <MapPinIcon size={20} className={styles.zoneIcon} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  )
}
