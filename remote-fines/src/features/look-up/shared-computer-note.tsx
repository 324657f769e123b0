import { ShieldCheckIcon } from '@parvis/shared-kernel/ui/icon'
import { useMessages } from '../../use-messages.ts'
import styles from './look-up.module.css'

export function SharedComputerNote() {
  const { t } = useMessages()
  return (
    <p className={styles.note}>
      <ShieldCheckIcon className={styles.noteIcon} />
      <span>{t('look-up.shared')}</span>
    </p>
  )
}
