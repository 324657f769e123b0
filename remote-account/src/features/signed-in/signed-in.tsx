import { useRemote } from '@parvis/shared-kernel/remote'
import { Actions, Button, ButtonLink, Stack } from '@parvis/shared-kernel/ui'
import { ArrowRightIcon, LogOutIcon, UserIcon } from '@parvis/shared-kernel/ui/icon'
import { useState } from 'react'
import { useMessages } from '../../use-messages.ts'
import styles from './signed-in.module.css'

interface SignedInProps {
  readonly returnTo: string
}

/** Somebody is already signed in, maybe another person: continue or sign out. */
export function SignedIn({ returnTo }: SignedInProps) {
  const { subscriber, session } = useRemote()
  const { t } = useMessages()
  const [isLeaving, setLeaving] = useState(false)
  const name = subscriber ? `${subscriber.firstName} ${subscriber.lastName}`.trim() || subscriber.email : ''
  const leave = () => {
    setLeaving(true)
    session.signOut().catch(() => setLeaving(false))
  }
  return (
    <Stack gap={6}>
      <p className={styles.who}>
        <UserIcon className={styles.icon} />
        <span className={styles.text}>
          <strong className={styles.name}>{name || t('signed-in.nameless')}</strong>
          {subscriber && name !== subscriber.email && (
            <span className={styles.email}>{subscriber.email}</span>
          )}
        </span>
      </p>
      <Actions>
        <ButtonLink href={returnTo} variant="primary" iconEnd={ArrowRightIcon}>
          {t('signed-in.continue')}
        </ButtonLink>
        <Button icon={LogOutIcon} isBusy={isLeaving} onClick={leave}>
          {t('signed-in.sign-out')}
        </Button>
      </Actions>
    </Stack>
  )
}
