import { KeptRequest } from '../../request/kept-request.tsx'
import { useMessages } from '../../use-messages.ts'
import { RequestForm } from './request-form.tsx'
import type { RequestFormProps } from './request-form-props.ts'
import { useKeptRequest } from './use-kept-request.ts'

export type SubscriptionRequestProps = Omit<RequestFormProps, 'draft'>

/** The form of a subscription request. */
export function SubscriptionRequest(props: SubscriptionRequestProps) {
  const { t } = useMessages()
  const draft = useKeptRequest(props.inputs)
  return (
    <KeptRequest
      draft={draft}
      name={props.inputs.offer.name}
      title={t('subscription.found')}
      exit={props.exit}
    >
      <RequestForm {...props} draft={draft} />
    </KeptRequest>
  )
}
