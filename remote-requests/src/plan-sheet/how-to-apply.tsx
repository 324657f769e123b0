import { phoneHref } from '@parvis/shared-kernel/formats'
import { useRemote } from '@parvis/shared-kernel/remote'
import { ButtonLink, Heading, Link } from '@parvis/shared-kernel/ui'
import { MapPinIcon, PhoneIcon } from '@parvis/shared-kernel/ui/icon'
import { type MessageId, useMessages } from '../use-messages.ts'
import styles from './plan-sheet.module.css'

interface HowToApplyProps {
  readonly title: MessageId
  readonly text: MessageId
}

/** Contacts who help with this screen's task or take the request themselves. */
export function HowToApply({ title, text }: HowToApplyProps) {
  const { t, locale } = useMessages()
  const { phone, email, desk } = useRemote().config.contact
  return (
    <section className={styles.apply} aria-labelledby="how-to-apply">
      <Heading level={2} id="how-to-apply" className={styles.applyTitle}>
        {t(title)}
      </Heading>
      <p>{t(text)}</p>
      <p className={styles.desk}>
        <MapPinIcon className={styles.deskIcon} />
        <span>{desk[locale]}</span>
      </p>
      <ButtonLink variant="secondary" isWide icon={PhoneIcon} href={phoneHref(phone)}>
        {phone}
      </ButtonLink>
      <p className={styles.mail}>
        <Link href={`mailto:${email}`}>{email}</Link>
      </p>
    </section>
  )
}
