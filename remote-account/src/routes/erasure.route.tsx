import { useScreen } from '@parvis/shared-kernel/remote'
import { PageHeader, Stack } from '@parvis/shared-kernel/ui'
import { useEffect, useRef, useState } from 'react'
import { useAddressSecret, useSpentSecret } from '../access/use-address-secret.ts'
import { ConfirmErasure } from '../features/erasure/confirm-erasure.tsx'
import { Erased } from '../features/erasure/erased.tsx'
import { PageMessages, usePageMessages } from '../messages/lazy-messages.tsx'

/** `/settings/erasure/:token`: target of the mailed link. The token authorises, so no session is needed. */
export function ErasureRoute() {
  return (
    <PageMessages>
      <ErasureScreen />
    </PageMessages>
  )
}

function ErasureScreen() {
  const token = useAddressSecret('token')
  const { t } = usePageMessages()
  const [isErased, noteErased] = useSpentSecret()
  const [hasError, setHasError] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const title = t(isErased ? 'erasure.done.title' : 'erasure.title')
  useScreen(title, hasError && !isErased)
  useEffect(() => {
    if (isErased) heading.current?.focus()
  }, [isErased])
  return (
    <Stack gap={6}>
      <PageHeader ref={heading} title={title} lead={t(isErased ? 'erasure.done.lead' : 'erasure.lead')} />
      {isErased ? (
        <Erased />
      ) : (
        <ConfirmErasure token={token} onErased={noteErased} onErrorChange={setHasError} />
      )}
    </Stack>
  )
}
