import { phoneHref } from '@parvis/shared-kernel/formats'
import { useRemote } from '@parvis/shared-kernel/remote'
import { Link } from '@parvis/shared-kernel/ui'
import { MailIcon, PhoneIcon } from '@parvis/shared-kernel/ui/icon'
import { useMessages } from '../use-messages.ts'
import styles from './city-contact.module.css'

export function CityContact() {
  const { config } = useRemote()
  const { locale } = useMessages()
  const { phone, email, desk } = config.contact
  const [mailbox, host] = email.split('@')
  return (
    <ul className={styles.ways}>
      <li>
        <Link href={phoneHref(phone)} icon={PhoneIcon} isAlone>
          {phone}
        </Link>
      </li>
      <li>
        <Link href={`mailto:${email}`} icon={MailIcon} isAlone>
          {mailbox}@<wbr />
          {host}
        </Link>
      </li>
      <li>{desk[locale]}</li>
    </ul>
  )
}
