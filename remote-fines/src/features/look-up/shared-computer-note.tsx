import { useI18n } from '@parvis/shared-kernel/i18n'
import { ShieldCheckIcon } from '@parvis/shared-kernel/ui/icon'
import type { FinesMessageId } from '../../messages/fr.ts'
import styles from './look-up.module.css'

export function SharedComputerNote() {
  const { t } = useI18n<FinesMessageId>()
  return (
    <p className={styles.note}>
      <ShieldCheckIcon className={styles.noteIcon} />
      <span>{t('look-up.shared')}</span>
    </p>
  )
}
