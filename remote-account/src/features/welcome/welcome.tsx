import { phoneHref } from '@parvis/shared-kernel/formats'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useRemote } from '@parvis/shared-kernel/remote'
import { Heading, Link, Stack } from '@parvis/shared-kernel/ui'
import {
  FileCheckIcon,
  FileTextIcon,
  type IconType,
  MailIcon,
  MapPinIcon,
  PhoneIcon,
  RefreshCwIcon,
  TicketIcon,
} from '@parvis/shared-kernel/ui/icon'
import type { AccountMessageId } from '../../messages/fr.ts'
import { useMessages } from '../../use-messages.ts'
import styles from './welcome.module.css'

const REASONS = [
  { icon: FileCheckIcon, text: 'welcome.request' },
  { icon: TicketIcon, text: 'welcome.ticket' },
  { icon: RefreshCwIcon, text: 'welcome.follow' },
] as const satisfies readonly { icon: IconType; text: AccountMessageId }[]

/** Introduction beside signing in: benefits of an account, what needs none, and contacts. */
export function Welcome() {
  const { config } = useRemote()
  const { t } = useMessages()
  return (
    <div className={styles.panel}>
      <section className={styles.part} aria-labelledby="welcome-title">
        <Heading level={2} className={styles.title} id="welcome-title">
          {t('welcome.title')}
        </Heading>
        <Stack as="ul" gap={3}>
          {REASONS.map(({ icon: Icon, text }) => (
            <li key={text} className={styles.item}>
              <Icon size={20} className={styles.icon} />
              <span>{t(text)}</span>
            </li>
          ))}
        </Stack>
      </section>
      <section className={styles.part} aria-labelledby="welcome-fine">
        <Heading level={2} className={styles.title} id="welcome-fine">
          {t('welcome.fine.title')}
        </Heading>
        <p className={styles.text}>{t('welcome.fine.text')}</p>
        <Link href={PAGES.fines} icon={FileTextIcon} isAlone>
          {t('welcome.fine.link')}
        </Link>
      </section>
      <section className={styles.part} aria-labelledby="welcome-prices">
        <Heading level={2} className={styles.title} id="welcome-prices">
          {t('welcome.prices.title')}
        </Heading>
        <p className={styles.text}>{t('welcome.prices.text')}</p>
        <Link href={PAGES.prices} icon={MapPinIcon} isAlone>
          {t('welcome.prices.link')}
        </Link>
      </section>
      <Help contact={config.contact} />
    </div>
  )
}

interface HelpProps {
  readonly contact: ReturnType<typeof useRemote>['config']['contact']
}

function Help({ contact: { phone, email, desk } }: HelpProps) {
  const { t, locale } = useMessages()
  return (
    <section className={styles.part} aria-labelledby="welcome-help">
      <Heading level={2} className={styles.title} id="welcome-help">
        {t('welcome.help.title')}
      </Heading>
      <ul className={styles.ways}>
        {phone && (
          <li className={styles.item}>
            <PhoneIcon size={20} className={styles.icon} />
            <a href={phoneHref(phone)}>{phone}</a>
          </li>
        )}
        {email && (
          <li className={styles.item}>
            <MailIcon size={20} className={styles.icon} />
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {desk[locale] && (
          <li className={styles.item}>
            <MapPinIcon size={20} className={styles.icon} />
            <span>{desk[locale]}</span>
          </li>
        )}
      </ul>
    </section>
  )
}
