import { useI18n } from '@parvis/shared-kernel/i18n'
import { lazyChunk, type Place } from '@parvis/shared-kernel/remote'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { followOtherTabs } from './follow-other-tabs.ts'
import { watchSessionEnd } from './session-clock.ts'
import type { SessionDialogProps, SessionDialogsProps } from './session-dialog-props.ts'

const chunk = lazyChunk(() =>
  import(/* webpackChunkName: "session-dialog" */ './session-dialog.tsx').then(
    module => module.SessionDialog,
  ),
)

/** Second document §2: the main page with `?sign` asks for an e-mail address. */
const asksEmail = ({ pathname, search }: Place) =>
  /^\/(souscriptions)?$/.test(pathname) && new URLSearchParams(search).has('sign')

/** Session dialogs above any screen. The chunk loads on first use, and is kept ready from the warning on. */
export function SessionDialogs(props: SessionDialogsProps) {
  const { sessionStore, bus, dependencies, place } = props
  const { t } = useI18n()
  const { state, owner } = useSyncExternalStore(sessionStore.subscribe, sessionStore.get)
  const [isEnding, setIsEnding] = useState(false)
  const [isSeen, setIsSeen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<SessionDialogProps> | null>(null)
  useEffect(
    () =>
      watchSessionEnd(sessionStore, {
        onNearEnd: () => setIsEnding(true),
        onRenewed: () => setIsEnding(false),
      }),
    [sessionStore],
  )
  useEffect(
    () =>
      followOtherTabs(dependencies, () =>
        bus.announce({ kind: 'toast', tone: 'info', message: t('shell.signedOutElsewhere') }),
      ),
    [dependencies, bus, t],
  )
  const isConnected = state.kind === 'connected'
  const isExpired = state.kind === 'expired'
  const kind =
    (owner && !isConnected && 'again') ||
    (isExpired && !isSeen && 'expired') ||
    (isEnding && isConnected && 'ending') ||
    (!isExpired && asksEmail(place) && 'email')
  useEffect(() => {
    if (isConnected) setIsSeen(false)
  }, [isConnected])
  useEffect(() => {
    if (!kind) return
    chunk.retry().then(
      loaded => setDialog(() => loaded),
      // Without the dialog the page would stay hidden: show the sign-in page instead.
      () => sessionStore.get().state.kind !== 'connected' && sessionStore.close(),
    )
  }, [kind, sessionStore])
  if (!kind || !Dialog) return null
  return <Dialog {...props} kind={kind} onClose={() => (isExpired ? setIsSeen(true) : setIsEnding(false))} />
}
