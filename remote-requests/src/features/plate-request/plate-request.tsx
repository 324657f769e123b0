import type { Offer } from '@parvis/shared-kernel/offers'
import { canRequestPlateChange, type RuleRefusal, type Subscription } from '@parvis/shared-kernel/orders'
import { type MarkedPlate, markPlates } from '@parvis/shared-kernel/plates'
import { useScreen } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { Banner, Columns, PageHeader, Plate, Section, Stack, StatusBadge } from '@parvis/shared-kernel/ui'
import type { ChecklistItem } from '../../plan-sheet/checklist.model.ts'
import { Checklist } from '../../plan-sheet/checklist.tsx'
import { HowToApply } from '../../plan-sheet/how-to-apply.tsx'
import { useWords, type WordId } from '../../words.ts'
import { changeDocuments } from './plate-request.model.ts'
import styles from './plate-request.module.css'

interface PlateRequestProps {
  readonly order: Subscription
  readonly offer: Offer
  readonly now: Instant
}

// What is specific is said; the rest is one sentence.
const REFUSALS: Readonly<Partial<Record<RuleRefusal, WordId>>> = {
  ended: 'plates.refused.ended',
  'not-in-plan': 'plates.refused.plan',
  'plate-change-under-review': 'plates.refused.waiting',
}

/** The plates of a subscription, whether they may be changed, and what that takes. */
export function PlateRequest({ order, offer, now }: PlateRequestProps) {
  const { t } = useWords()
  useScreen(t('plates.title'))
  const verdict = canRequestPlateChange(order, offer, now)
  return (
    <>
      <PageHeader
        back={{ href: `/souscriptions/${encodeURIComponent(order.id)}`, label: t('order.back') }}
        eyebrow={offer.name}
        title={t('plates.title')}
      />
      <Columns
        aside={
          verdict.allowed ? (
            <HowToApply isMain title="plates.apply.title" text="plates.apply.text" />
          ) : (
            <HowToApply title="ask.title" text="ask.text" />
          )
        }
      >
        <Stack gap={8}>
          <CurrentPlates order={order} />
          {verdict.allowed ? (
            <HowToChange offer={offer} />
          ) : (
            <Banner tone="info" title={t('plates.refused')}>
              {t(REFUSALS[verdict.reason] ?? 'plates.refused.status')}
            </Banner>
          )}
        </Stack>
      </Columns>
    </>
  )
}

function CurrentPlates({ order }: { readonly order: Subscription }) {
  const { t } = useWords()
  const plates = markPlates(order.plates, order.plateChange)
  return (
    <Section title={t('plates.current')}>
      {plates.length === 0 ? (
        <p>{t('plates.none')}</p>
      ) : (
        <ul className={styles.plates}>
          {plates.map(marked => (
            <li key={`${marked.plate} ${marked.mark}`} className={styles.plate}>
              <Plate plate={marked.plate} size="large" />
              <Mark marked={marked} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Mark({ marked: { mark } }: { readonly marked: MarkedPlate }) {
  const { t } = useWords()
  if (mark === 'kept') return null
  return <StatusBadge tone={mark === 'added' ? 'info' : 'neutral'} label={t(`plates.mark.${mark}`)} />
}

function HowToChange({ offer }: { readonly offer: Offer }) {
  const { t } = useWords()
  const items: readonly ChecklistItem[] = changeDocuments(offer)
  return (
    <>
      <Banner tone="info" title={t('plates.again.title')}>
        {t('plates.again.text')}
      </Banner>
      <Checklist items={items} />
    </>
  )
}
