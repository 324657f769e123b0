import { useI18n } from '@parvis/shared-kernel/i18n'
import { ActionBar, Button } from '@parvis/shared-kernel/ui'
import type { AccountMessageId } from '../../messages/fr.ts'
import styles from './profile.module.css'

interface SaveBarProps {
  readonly isDirty: boolean
  readonly isBusy: boolean
  readonly onDiscard: () => void
}

/** The one place to save from: follows the reader as soon as there is something to save. */
export function SaveBar({ isDirty, isBusy, onDiscard }: SaveBarProps) {
  const { t } = useI18n<AccountMessageId>()
  return (
    <div className={isDirty ? `${styles.bar} ${styles.dirty}` : styles.bar}>
      <ActionBar note={<span role="status">{isDirty ? t('save.dirty') : ''}</span>}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('save.submit')}
        </Button>
        {isDirty && (
          <Button variant="quiet" disabled={isBusy} onClick={onDiscard}>
            {t('save.discard')}
          </Button>
        )}
      </ActionBar>
    </div>
  )
}
