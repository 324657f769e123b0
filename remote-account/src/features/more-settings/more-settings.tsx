import { PAGES } from '@parvis/shared-kernel/paths'
import { useRemote } from '@parvis/shared-kernel/remote'
import { type IconType, Link } from '@parvis/shared-kernel/ui'
import { DownloadIcon, HistoryIcon, KeyRoundIcon, ShareIcon } from '@parvis/shared-kernel/ui/icon'
import type { AccountMessageId } from '../../messages/fr.ts'
import { OWN_PAGES } from '../../own-pages.ts'
import { SettingsSection } from '../../settings-section/settings-section.tsx'
import { useMessages } from '../../use-messages.ts'
import styles from './more-settings.module.css'

interface Way {
  readonly page: string
  readonly icon: IconType
  readonly label: AccountMessageId
}

const PASSWORD: Way = { page: PAGES.forgotPassword, icon: KeyRoundIcon, label: 'more.password' }
const HISTORY: Way = { page: OWN_PAGES.history, icon: HistoryIcon, label: 'more.history' }
const SHARE: Way = { page: PAGES.share, icon: ShareIcon, label: 'more.share' }
const DATA: Way = { page: OWN_PAGES.myData, icon: DownloadIcon, label: 'more.data' }

/** Links to the account's other pages. */
export function MoreSettings() {
  const { config } = useRemote()
  const { t } = useMessages()
  const ways = [
    ...(config.loginTypes.includes('CUSTOMER') ? [PASSWORD] : []),
    HISTORY,
    ...(config.features.sharing ? [SHARE] : []),
    DATA,
  ]
  return (
    <SettingsSection title={t('more.title')} text={t('more.text')}>
      <ul className={styles.list}>
        {ways.map(({ page, icon, label }) => (
          <li key={page}>
            <Link href={page} icon={icon} isAlone>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
