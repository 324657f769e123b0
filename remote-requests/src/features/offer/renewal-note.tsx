import { renewalNote } from '@parvis/shared-kernel/messages/renewal-note'
import { isRequestedAgain } from '@parvis/shared-kernel/orders'
import { Banner, Link } from '@parvis/shared-kernel/ui'
import { useMessages } from '../../use-messages.ts'
import type { Renewal } from './renewal.model.ts'

/** Fields of a renewal that the note needs, for both kinds of right. */
type NamedRenewal = Pick<
  Renewal,
  'right' | 'name' | 'startsAt' | 'opensAt' | 'refusal' | 'nextPlanName' | 'successorPath'
>

interface RenewalNoteProps {
  readonly availability: {
    readonly renewal: NamedRenewal | null
    /** The right in `?renew=` is not this person's. */
    readonly isRenewedUnknown: boolean
    /** Without it nothing can be filed, and no answers are taken over. */
    readonly canBegin: boolean
  }
}

/** Which right is renewed or requested again, and from when (D3), or that there is none to renew. */
export function RenewalNote({ availability: { renewal, isRenewedUnknown, canBegin } }: RenewalNoteProps) {
  const { t } = useMessages()
  if (isRenewedUnknown) return <Banner tone="warning">{t('renewal.unknown')}</Banner>
  if (renewal === null) return null
  const { name, right } = renewal
  const title = isRequestedAgain(right) ? 'renewal.again.title' : 'renewal.title'
  return (
    <Banner tone="info" title={name === null ? t(`${title}.unnamed`) : t(title, { name })}>
      <RenewalText renewal={renewal} canBegin={canBegin} />
    </Banner>
  )
}

interface RenewalTextProps {
  readonly renewal: NamedRenewal
  readonly canBegin: boolean
}

function RenewalText({ renewal, canBegin }: RenewalTextProps) {
  const { t, formatLongDay } = useMessages()
  const { right, startsAt, opensAt, refusal, nextPlanName, successorPath } = renewal
  const isAgain = isRequestedAgain(right)
  if (refusal === null && isAgain) return canBegin && <span>{t('renewal.again.kept')}</span>
  if (refusal === null)
    return startsAt && <span>{t('renewal.starts', { day: formatLongDay(startsAt) })}</span>
  if (refusal === 'another-offer')
    return <span>{t(isAgain ? 'renewal.again.another-offer' : 'renewal.another-offer')}</span>
  if (opensAt !== null) return <span>{t('renewal.opens', { day: formatLongDay(opensAt) })}</span>
  const note = renewalNote(right, refusal, nextPlanName)
  return (
    <>
      <span>{note ? t(note.id, note.values) : t('renewal.not-yet')}</span>{' '}
      {successorPath !== null && <Link href={successorPath}>{t('renewal.successor')}</Link>}
    </>
  )
}
