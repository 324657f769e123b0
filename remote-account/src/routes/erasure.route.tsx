import { useScreen } from '@parvis/shared-kernel/remote'
import { PageHeader, Stack } from '@parvis/shared-kernel/ui'
import { useEffect, useRef, useState } from 'react'
import { useAddressSecret, useSpentSecret } from '../access/use-address-secret.ts'
import { ConfirmErasure, type ErasureTrouble } from '../features/erasure/confirm-erasure.tsx'
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
  // This page without its secret (copied or reopened) is treated as expired.
  const [trouble, setTrouble] = useState<ErasureTrouble>(token === '' ? 'expired' : null)
  const heading = useRef<HTMLHeadingElement>(null)
  const title = t(isErased ? 'erasure.done.title' : 'erasure.title')
  useScreen(title, trouble !== null && !isErased)
  useEffect(() => {
    if (isErased) heading.current?.focus()
  }, [isErased])
  return (
    <Stack gap={6}>
      <PageHeader
        ref={heading}
        title={title}
        lead={isErased ? t('erasure.done.lead') : trouble === 'expired' ? null : t('erasure.lead')}
      />
      {isErased ? (
        <Erased />
      ) : (
        <ConfirmErasure token={token} trouble={trouble} onErased={noteErased} onTrouble={setTrouble} />
      )}
    </Stack>
  )
}
