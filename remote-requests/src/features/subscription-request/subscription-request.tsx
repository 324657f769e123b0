import { DraftOffer } from '@parvis/shared-kernel/drafts'
import { useScreen, useSearchParams } from '@parvis/shared-kernel/remote'
import { PageHeader } from '@parvis/shared-kernel/ui'
import { useEffect } from 'react'
import { SheetSkeleton } from '../../plan-sheet/sheet-skeleton.tsx'
import { REQUEST_STEPS } from '../../request/steps.model.ts'
import { useWords } from '../../words.ts'
import { RequestForm, type RequestFormProps } from './request-form.tsx'
import { useKeptRequest } from './use-kept-request.ts'

export type SubscriptionRequestProps = Omit<RequestFormProps, 'draft'>

/**
 * A request for a subscription. An address that names a step goes on with what is kept (refresh, coming back from the
 * profile); whoever begins anew is asked first.
 */
export function SubscriptionRequest(props: SubscriptionRequestProps) {
  const draft = useKeptRequest(props.ground)
  const asked = useSearchParams().get('step')
  const goesOn = REQUEST_STEPS.some(step => step === asked) && draft.found.length === 1
  const { phase, resume } = draft
  useEffect(() => {
    if (phase === 'found' && goesOn) resume()
  }, [phase, goesOn, resume])
  if (phase === 'loading' || (phase === 'found' && goesOn)) return <SheetSkeleton />
  if (phase === 'found') return <Found {...props} draft={draft} />
  return <RequestForm key={draft.revision} {...props} draft={draft} />
}

function Found({ ground, exit, draft }: SubscriptionRequestProps & Pick<RequestFormProps, 'draft'>) {
  const { t } = useWords()
  useScreen(`${t('subscription.found')} – ${ground.offer.name}`)
  return (
    <>
      <PageHeader
        back={{ href: exit, label: t('request.exit') }}
        eyebrow={ground.offer.name}
        title={t('subscription.found')}
      />
      <DraftOffer draft={draft} />
    </>
  )
}
