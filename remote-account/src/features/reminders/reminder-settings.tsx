import { failureTitle } from '@parvis/shared-kernel/errors'
import { REMINDER_KINDS, type ReminderChannel, type ReminderKind } from '@parvis/shared-kernel/orders'
import { useFailureSentence } from '@parvis/shared-kernel/remote'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import { Banner, Button, Loading, Note, Skeleton, Stack, Switch } from '@parvis/shared-kernel/ui'
import type { Reminders } from '@parvis/shared-kernel/wire'
import { useId, useState } from 'react'
import { FailureBanner } from '../../failures/failure-banner.tsx'
import { SettingsSection } from '../../settings-section/settings-section.tsx'
import { useMessages } from '../../use-messages.ts'
import styles from './reminders.module.css'
import { useReminderChoice, useReminders } from './reminders.queries.ts'
import { type SmsState, smsStateOf } from './sms-state.model.ts'

interface ReminderSettingsProps {
  readonly subscriber: Subscriber
  /** The page is theirs alone and bears their title. */
  readonly isAlone?: boolean
}

/** Channels per kind of reminder, applied at once. */
export function ReminderSettings({ subscriber, isAlone = false }: ReminderSettingsProps) {
  const { t } = useMessages()
  const { data, isAbsent, isError, error, isFetching, refetch } = useReminders()
  const sentence = useFailureSentence(isAbsent ? null : error)
  if (isAbsent) return null
  const content = (
    <>
      {data && <Choices reminders={data} subscriber={subscriber} />}
      {!data && !isError && <RemindersSkeleton />}
      {!data && isError && (
        <Banner
          tone="warning"
          title={t('reminders.failed')}
          actions={
            <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => refetch()}>
              {t('reminders.retry')}
            </Button>
          }
        >
          {sentence}
        </Banner>
      )}
    </>
  )
  if (isAlone) return content
  return (
    <SettingsSection title={t('reminders.title')} text={t('reminders.text')}>
      {content}
    </SettingsSection>
  )
}

function RemindersSkeleton() {
  return (
    <Loading>
      <Stack gap={2}>
        {REMINDER_KINDS.map(kind => (
          <Skeleton key={kind} height="64px" />
        ))}
      </Stack>
    </Loading>
  )
}

interface ChoicesProps {
  readonly reminders: Reminders
  readonly subscriber: Subscriber
}

function Choices({ reminders, subscriber }: ChoicesProps) {
  const { t } = useMessages()
  const [told, setTold] = useState<ReminderKind | null>(null)
  const { shown, choose, error } = useReminderChoice(reminders, setTold)
  const sms = smsStateOf(reminders, subscriber)
  // Silencing a reminder completely is said in words, not only by a switch.
  const isSilent = told !== null && !shown[told].email && !(sms === 'on' && shown[told].sms)
  const sentenceOfChange = t(isSilent ? 'reminders.stopped' : 'reminders.saved')
  const change = (...choice: Parameters<typeof choose>) => {
    setTold(null)
    choose(...choice)
  }
  return (
    <Stack gap={3}>
      <SmsNote state={sms} />
      <Stack gap={2}>
        {REMINDER_KINDS.map(kind => (
          <Kind
            key={kind}
            kind={kind}
            choice={shown[kind]}
            sms={sms}
            said={told === kind ? sentenceOfChange : null}
            onChange={(channel, isOn) => change(kind, channel, isOn)}
          />
        ))}
      </Stack>
      <FailureBanner title={t(failureTitle(error, 'reminders.not-saved'))} error={error} />
    </Stack>
  )
}

interface KindProps {
  readonly kind: ReminderKind
  readonly choice: Readonly<Record<ReminderChannel, boolean>>
  readonly sms: SmsState
  /** The last change, for the live region. */
  readonly said: string | null
  readonly onChange: (channel: ReminderChannel, isOn: boolean) => void
}

function Kind({ kind, choice, sms, said, onChange }: KindProps) {
  const { t } = useMessages()
  const id = useId()
  return (
    <fieldset className={styles.kind} aria-labelledby={id}>
      <Stack gap={1}>
        <p className={styles.name} id={id}>
          {t(`reminders.${kind}`)}
        </p>
        <Note>{t(`reminders.${kind}.when`)}</Note>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </Stack>
      <div className={styles.ways}>
        <Switch label={t('reminders.email')} isOn={choice.email} onChange={isOn => onChange('email', isOn)} />
        {sms !== 'absent' && (
          <Switch
            label={t('reminders.sms')}
            isOn={sms === 'on' && choice.sms}
            isDisabled={sms !== 'on'}
            onChange={isOn => onChange('sms', isOn)}
          />
        )}
      </div>
    </fieldset>
  )
}

function SmsNote({ state }: { readonly state: SmsState }) {
  const { t } = useMessages()
  if (state === 'off' || state === 'on-without-phone') return <Note>{t(`reminders.sms.${state}`)}</Note>
  return null
}
