import { PAGES } from '@parvis/shared-kernel/paths'
import { useRemote, useScreen } from '@parvis/shared-kernel/remote'
import { PageHeader, Stack } from '@parvis/shared-kernel/ui'
import { useEffect, useRef, useState } from 'react'
import type { FoundRight } from '../features/share/share.queries.ts'
import { Joined, Share } from '../features/share/share.tsx'
import { SignInFirst } from '../features/share/sign-in-first.tsx'
import { useShareCode } from '../features/share/use-share-code.ts'
import { PageMessages, usePageMessages } from '../messages/lazy-messages.tsx'

/**
 * `/souscriptions/share?shareToken=` (second document §2): open without a session, because a link may arrive before
 * one.
 */
export function ShareRoute() {
  return (
    <PageMessages>
      <ShareScreen />
    </PageMessages>
  )
}

function ShareScreen() {
  const { session } = useRemote()
  const { t } = usePageMessages()
  const isConnected = session.state.kind === 'connected'
  const code = useShareCode(isConnected)
  const [hasError, setHasError] = useState(false)
  const [joined, setJoined] = useState<FoundRight | null>(null)
  const [isFound, setFound] = useState(false)
  const title = joined ? t('share.joined.title', { product: joined.productName }) : t('share.title')
  const lead = t(isConnected ? 'share.lead' : 'share.lead.signed-out')
  const heading = useRef<HTMLHeadingElement>(null)
  useScreen(title, hasError && !joined)
  useEffect(() => {
    if (joined) heading.current?.focus()
  }, [joined])
  return (
    <Stack gap={6}>
      <PageHeader
        ref={heading}
        title={title}
        lead={joined || (isConnected && isFound) ? undefined : lead}
        back={isConnected && !joined ? { href: PAGES.rights, label: t('share.rights') } : undefined}
      />
      {joined ? (
        <Joined right={joined} />
      ) : isConnected ? (
        <Share key={code} code={code} onErrorChange={setHasError} onFound={setFound} onJoined={setJoined} />
      ) : (
        <SignInFirst hasCode={code !== ''} />
      )}
    </Stack>
  )
}
