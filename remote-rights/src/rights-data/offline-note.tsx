import { Banner } from '@parvis/shared-kernel/ui'
import { useSyncExternalStore } from 'react'
import { useMessages } from '../use-messages.ts'

const EVENTS = ['online', 'offline'] as const

function subscribe(tell: () => void): () => void {
  for (const name of EVENTS) window.addEventListener(name, tell)
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, tell)
  }
}

/** Banner while offline: the page stays, possibly outdated. */
export function OfflineNote() {
  const { t } = useMessages()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return !isOnline && <Banner tone="warning" live="status" title={t('offline')} />
}
