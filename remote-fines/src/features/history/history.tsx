import type { ClaimEvent, Fine } from '@parvis/shared-kernel/fines'
import type { Cents } from '@parvis/shared-kernel/money'
import type { Instant } from '@parvis/shared-kernel/time'
import { Amount, Note, Section, Timeline, type TimelineItem, type Tone } from '@parvis/shared-kernel/ui'
import { ScaleIcon, WalletIcon } from '@parvis/shared-kernel/ui/icon'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { useMessages } from '../../use-messages.ts'
import { type HistoryItem, historyOf } from './history.model.ts'
import styles from './history.module.css'

const CLAIM_TONES = {
  filed: 'info',
  'complement-requested': 'warning',
  accepted: 'success',
  rejected: 'warning',
  silent: 'warning',
  transferred: 'neutral',
  unknown: 'neutral',
} as const satisfies Record<ClaimEvent['kind'], Tone>

/** Chronology of notices, contestations and payments. */
export function History({ fine, now }: { readonly fine: Fine; readonly now: Instant }) {
  const { t } = useMessages()
  const toItem = useTimelineItem()
  return (
    <Section title={t('history.title')}>
      <Timeline items={historyOf(fine, now).map(toItem)} />
    </Section>
  )
}

function useTimelineItem() {
  const { t } = useMessages()
  const { moment } = useMomentFormat()
  const whenOf = (item: HistoryItem): string => {
    if (item.when === null) return t('history.day-unknown')
    const isAsked = item.kind === 'claim' && item.status === 'complement-requested'
    return isAsked ? t('history.asked', { moment: moment(item.when) }) : moment(item.when)
  }
  const shownOf = (item: HistoryItem): Omit<TimelineItem, 'id' | 'when'> => {
    switch (item.kind) {
      case 'payout':
        return { title: t('statement.payout'), ...money(item.amount) }
      case 'payment':
        return { title: t(`statement.payment.${item.payment.place}`), ...money(item.payment.amount) }
      case 'claim':
        return {
          title: t(`claim.${item.status}`),
          tone: CLAIM_TONES[item.status],
          icon: ScaleIcon,
          children: <ClaimType type={item.type} />,
        }
      case 'version':
        return {
          title: t(item.isCorrection ? 'history.corrected' : 'history.issued'),
          tone: item.isInForce ? 'info' : 'neutral',
          children: <VersionPrices item={item} />,
        }
    }
  }
  return (item: HistoryItem): TimelineItem => ({ id: item.key, when: whenOf(item), ...shownOf(item) })
}

const money = (cents: Cents) => ({
  tone: 'success' as const,
  icon: WalletIcon,
  children: <Amount cents={cents} />,
})

/** The common kind by its full name, another by the city's term. */
function ClaimType({ type }: { readonly type: string }) {
  const { t } = useMessages()
  if (type === '') return null
  return <Note>{type === 'RAPO' ? t('claim.type.rapo') : type}</Note>
}

function VersionPrices({ item }: { readonly item: Extract<HistoryItem, { kind: 'version' }> }) {
  const { t, formatPrice } = useMessages()
  const { moment } = useMomentFormat()
  const { price, reducedPrice, reducedUntil } = item.version
  return (
    <div className={styles.prices}>
      <p>
        {t('history.price')} <Amount cents={price} isFormer={!item.isInForce} />
        {!item.isInForce && <Note as="span"> {t('history.replaced')}</Note>}
      </p>
      {reducedPrice !== null && reducedUntil !== null && (
        <Note>
          {t('history.reduced', {
            price: formatPrice(reducedPrice),
            moment: moment(reducedUntil),
          })}
        </Note>
      )}
    </div>
  )
}
