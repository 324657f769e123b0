import type { RenewalRefusal } from '@parvis/shared-kernel/orders'
import { Banner, Link } from '@parvis/shared-kernel/ui'
import { useMessages } from '../../use-messages.ts'
import type { Renewal } from './renewal.model.ts'

/** Messages of renewal refusals; other reasons depend on time or on the right's state. */
const REASONS = {
  'not-owner': 'renewal.not-owner',
  'already-renewed': 'renewal.already',
  'plate-change-under-review': 'renewal.plates-under-review',
  'plan-unknown': 'renewal.plan-unknown',
  'next-plan-unknown': 'renewal.plan-unknown',
  'plan-deleted': 'renewal.plan-unknown',
  'plan-closed': 'renewal.not-open',
  'plan-not-public': 'renewal.not-renewable',
  'plan-not-renewable': 'renewal.not-renewable',
  'zone-gone': 'renewal.zone',
  'another-offer': 'renewal.another-offer',
} as const satisfies Partial<Record<RenewalRefusal | 'another-offer', string>>

const reasonOf = (refusal: string): (typeof REASONS)[keyof typeof REASONS] | 'renewal.not-yet' =>
  Object.hasOwn(REASONS, refusal) ? REASONS[refusal as keyof typeof REASONS] : 'renewal.not-yet'

/** Fields of a renewal that the note needs, for both kinds of right. */
type NamedRenewal = Pick<Renewal, 'name' | 'startsAt' | 'refusal' | 'successorPath'>

interface RenewalNoteProps {
  readonly availability: {
    readonly renewal: NamedRenewal | null
    /** The right in `?renew=` is not this person's. */
    readonly isRenewedUnknown: boolean
  }
}

/** Which right is renewed and from when (D3), or that there is none to renew. */
export function RenewalNote({ availability: { renewal, isRenewedUnknown } }: RenewalNoteProps) {
  const { t } = useMessages()
  if (isRenewedUnknown) return <Banner tone="warning">{t('renewal.unknown')}</Banner>
  if (renewal === null) return null
  return (
    <Banner
      tone="info"
      title={renewal.name === null ? t('renewal.title.unnamed') : t('renewal.title', { name: renewal.name })}
    >
      <RenewalWords renewal={renewal} />
    </Banner>
  )
}

function RenewalWords({ renewal }: { readonly renewal: NamedRenewal }) {
  const { t, formatLongDay } = useMessages()
  const { startsAt, refusal, successorPath } = renewal
  if (refusal === null) return startsAt && t('renewal.starts', { day: formatLongDay(startsAt) })
  return (
    <>
      {t(reasonOf(refusal))}{' '}
      {successorPath !== null && <Link href={successorPath}>{t('renewal.successor')}</Link>}
    </>
  )
}
