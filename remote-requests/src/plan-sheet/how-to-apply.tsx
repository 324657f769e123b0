import { phoneHref } from '@parvis/shared-kernel/formats'
import { useRemote } from '@parvis/shared-kernel/remote'
import { ButtonLink, Link } from '@parvis/shared-kernel/ui'
import { MapPinIcon, PhoneIcon } from '@parvis/shared-kernel/ui/icon'
import { useMessages } from '../use-messages.ts'
import styles from './plan-sheet.module.css'
import { SidePanel } from './side-panel.tsx'

interface HowToApplyProps {
  readonly about: 'apply' | 'ask' | 'help'
}

/** Contacts who help with this screen's task or take the request themselves. */
export function HowToApply({ about }: HowToApplyProps) {
  const { t, locale } = useMessages()
  const { phone, email, desk } = useRemote().config.contact
  return (
    <SidePanel title={t(`${about}.title`)}>
      <p>{t(`${about}.text`)}</p>
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
