import { Banner } from '@parvis/shared-kernel/ui'
import { useState } from 'react'
import { useMessages } from '../use-messages.ts'

/**
 * Whether the form was open here and may go on no longer, while the address still names it: time passed, or the city
 * or another tab changed something.
 */
export function useIsStopped(isNamed: boolean, canBegin: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false)
  if (isNamed && canBegin && !wasOpen) setWasOpen(true)
  return wasOpen && isNamed && !canBegin
}

/** Says what becomes of the answers when the plan's page comes in place of an open form; why stands beside it. */
export function StoppedRequest() {
  const { t } = useMessages()
  return (
    <Banner tone="warning" live="status" title={t('request.stopped')}>
      {t('request.stopped.text')}
    </Banner>
  )
}
