import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { watchSessionEnd } from './session-clock.ts'
import type { SessionDialogProps } from './session-dialog.tsx'
import type { SessionDoors } from './session-doors.ts'
import type { SessionKeeper } from './session-store.ts'

interface SessionDialogsProps {
  readonly keeper: SessionKeeper
  readonly doors: SessionDoors
}

/** The two dialogs of a session's end. Their code is fetched when one is first needed, and kept ready from the warning on. */
export function SessionDialogs({ keeper, doors }: SessionDialogsProps) {
  const { state } = useSyncExternalStore(keeper.subscribe, keeper.get)
  const [isEnding, setIsEnding] = useState(false)
  const [isSeen, setIsSeen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<SessionDialogProps> | null>(null)
  useEffect(
    () =>
      watchSessionEnd(keeper, { onNearEnd: () => setIsEnding(true), onRenewed: () => setIsEnding(false) }),
    [keeper],
  )
  const isExpired = state.kind === 'expired'
  const isShown = isExpired ? !isSeen : isEnding && state.kind === 'connected'
  useEffect(() => {
    if (state.kind === 'connected') setIsSeen(false)
  }, [state])
  useEffect(() => {
    if (!isShown) return
    void import(/* webpackChunkName: "session-dialog" */ './session-dialog.tsx').then(module =>
      setDialog(() => module.SessionDialog),
    )
  }, [isShown])
  if (!isShown || !Dialog) return null
  const close = () => (isExpired ? setIsSeen(true) : setIsEnding(false))
  return <Dialog kind={isExpired ? 'expired' : 'ending'} doors={doors} onClose={close} />
}
