import { patchSubscriber } from '@parvis/shared-kernel/api'
import { LateBoundary } from '@parvis/shared-kernel/page'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { readablePhone, type Subscriber } from '@parvis/shared-kernel/subscriber'
import { ButtonLink, FieldError, Heading, Skeleton, Switch } from '@parvis/shared-kernel/ui'
import { BellIcon } from '@parvis/shared-kernel/ui/icon'
import { RightMessages } from '../../right-messages/right-messages.tsx'
import { useRightMessages } from '../../use-messages.ts'
import { smsState } from './sms-row.model.ts'
import styles from './sms-row.module.css'

interface SmsRowProps {
  readonly subscriber: Subscriber
}

/** Text message reminders: state and switch. Only in cities that send them. */
export function SmsRow(props: SmsRowProps) {
  return (
    <LateBoundary fallback={<Skeleton shape="card" height="96px" />} isOptional>
      <RightMessages>
        <Row {...props} />
      </RightMessages>
    </LateBoundary>
  )
}

function Row({ subscriber }: SmsRowProps) {
  const { t } = useRightMessages()
  const { api, announce } = useRemote()
  const change = useMutation({
    mutationFn: (value: boolean) =>
      patchSubscriber(api, [{ op: 'replace', path: '/shouldReceiveSms', value }]),
    onSuccess: () => announce({ kind: 'subscriber-changed' }),
  })
  const failure = useFailureSentence(change.error)
  // The city's answer applies until the profile has been reloaded.
  const { shouldReceiveSms } = change.data ?? subscriber
  const isOn = change.isPending ? change.variables : shouldReceiveSms
  const state = smsState({ ...subscriber, shouldReceiveSms: isOn })
  return (
    <section className={styles.row} aria-labelledby="sms-title">
      <BellIcon className={styles.icon} />
      <div className={styles.text}>
        <Heading level={2} look={4} id="sms-title">
          {t('sms.title')}
        </Heading>
        <p className={styles.body} role="status">
          {t(`sms.${state}`, { phone: readablePhone(subscriber.phoneNumber) })}
        </p>
        {failure && (
          <div role="alert">
            <FieldError message={failure} />
          </div>
        )}
      </div>
      <div className={styles.choice}>
        <Switch
          label={t('sms.switch')}
          isOn={isOn}
          hasStateText
          onChange={value => !change.isPending && change.mutate(value)}
        />
        {state === 'on-without-phone' && (
          <ButtonLink href={`${PAGES.settings}?ask=phone&back=${PAGES.rights}`}>
            {t('sms.add-phone')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
