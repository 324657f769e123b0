import { PAGES } from '@parvis/shared-kernel/paths'
import { useRemote } from '@parvis/shared-kernel/remote'
import { forgetPerson } from '@parvis/shared-kernel/session'
import { Banner, ButtonLink } from '@parvis/shared-kernel/ui'
import { useEffect } from 'react'
import { usePageMessages } from '../../messages/lazy-messages.tsx'

/** Confirms the erasure: nothing remains at the city nor, once the session has closed, in this tab. */
export function Erased() {
  const { session } = useRemote()
  const { t } = usePageMessages()
  const isConnected = session.state.kind === 'connected'
  useEffect(() => {
    if (!isConnected) forgetPerson()
  }, [isConnected])
  return (
    <Banner tone="success" actions={<ButtonLink href={PAGES.home}>{t('erasure.done.home')}</ButtonLink>}>
      {t('erasure.done.text')}
    </Banner>
  )
}
