import { useI18n } from '@parvis/shared-kernel/i18n'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import { Button, Cluster } from '@parvis/shared-kernel/ui'
import { useState } from 'react'
import type { EmbedMessageId } from '../messages/embed.fr.ts'
import type { ShellMessageId } from '../messages/fr.ts'

interface SignedInNoteProps {
  readonly subscriber: Subscriber | null
  readonly onSignOut: () => Promise<void>
}

/** Whose data a host page shows, with a sign-out button, as the portal's header is absent. */
export function SignedInNote({ subscriber, onSignOut }: SignedInNoteProps) {
  const { t } = useI18n<EmbedMessageId | ShellMessageId>()
  const [isLeaving, setLeaving] = useState(false)
  const name = subscriber ? `${subscriber.firstName} ${subscriber.lastName}`.trim() : ''
  const signOut = () => {
    setLeaving(true)
    void onSignOut().finally(() => setLeaving(false))
  }
  return (
    <Cluster gap={4}>
      <span>{t('embed.signedIn', { name })}</span>
      <Button variant="quiet" size="small" isBusy={isLeaving} onClick={signOut}>
        {t('shell.profile.signOut')}
      </Button>
    </Cluster>
  )
}
