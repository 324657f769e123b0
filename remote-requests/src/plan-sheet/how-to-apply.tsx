import { phoneHref } from '@parvis/shared-kernel/formats'
import { useRemote } from '@parvis/shared-kernel/remote'
import { ButtonLink, Link } from '@parvis/shared-kernel/ui'
import { MapPinIcon, PhoneIcon } from '@parvis/shared-kernel/ui/icon'
import { type MessageId, useMessages } from '../use-messages.ts'
import styles from './plan-sheet.module.css'
import { SidePanel } from './side-panel.tsx'

interface HowToApplyProps {
  readonly title: MessageId
  readonly text: MessageId
}

/** Contacts who help with this screen's task or take the request themselves. */
export function HowToApply({ title, text }: HowToApplyProps) {
  const { t, locale } = useMessages()
  const { phone, email, desk } = useRemote().config.contact
  return (
    <SidePanel title={t(title)}>
      <p>{t(text)}</p>
      <p className={styles.desk}>
        <MapPinIcon size={20} className={styles.deskIcon} />
        <span>{desk[locale]}</span>
      </p>
      <ButtonLink variant="secondary" isWide icon={PhoneIcon} href={phoneHref(phone)}>
        {phone}
      </ButtonLink>
      <p className={styles.mail}>
        <Link href={`mailto:${email}`}>{email}</Link>
      </p>
    </SidePanel>
  )
}
