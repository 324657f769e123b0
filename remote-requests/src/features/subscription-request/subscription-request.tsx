import { sheetPath } from '../../plan-sheet/sheet-path.ts'
import { KeptRequest } from '../../request/kept-request.tsx'
import { toPayOf } from '../../request/to-pay.model.ts'
import { rightOfOffer } from '../../requests-data/sorted-plans.model.ts'
import { useRequestMessages } from '../../use-messages.ts'
import { RequestForm } from './request-form.tsx'
import type { RequestFormProps } from './request-form-props.ts'
import { useKeptRequest } from './use-kept-request.ts'

export type SubscriptionRequestProps = Omit<RequestFormProps, 'draft'>

/** The form of a subscription request. */
export function SubscriptionRequest(props: SubscriptionRequestProps) {
  const { t } = useRequestMessages()
  const draft = useKeptRequest(props.inputs)
  const { offer, renewed, rights, now } = props.inputs
  const toPay = toPayOf(rights, offer, now)
  // A renewal is not begun a second time: its page says so.
  const isStudied = renewed === null && rightOfOffer(offer, { rights, now })?.state === 'requested'
  const paying = toPay && sheetPath(offer, renewed?.id ?? null, { created: toPay.id })
  return (
    <KeptRequest
      draft={draft}
      name={offer.name}
      title={t('subscription.found')}
      exit={props.exit}
      sentBefore={paying ?? (isStudied ? props.exit : null)}
    >
      <RequestForm {...props} draft={draft} />
    </KeptRequest>
  )
}
