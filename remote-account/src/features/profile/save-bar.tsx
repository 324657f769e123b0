import { failureTitle } from '@parvis/shared-kernel/errors'
import { useFailureSentence } from '@parvis/shared-kernel/remote'
import { ActionBar, Banner, Button } from '@parvis/shared-kernel/ui'
import { useMessages } from '../../use-messages.ts'
import styles from './profile.module.css'

interface SaveBarProps {
  readonly isDirty: boolean
  readonly isBusy: boolean
  /** Why the last attempt failed when no field is at fault; shown beside the button. */
  readonly failure: unknown
  readonly onDiscard: () => void
}

/** The only save button: sticks to the screen while there are unsaved changes. */
export function SaveBar({ isDirty, isBusy, failure, onDiscard }: SaveBarProps) {
  const { t } = useMessages()
  return (
    <div className={isDirty ? `${styles.bar} ${styles.dirty}` : styles.bar}>
      {failure !== null && <Failed failure={failure} />}
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

function Failed({ failure }: { readonly failure: unknown }) {
  const { t } = useMessages()
  const sentence = useFailureSentence(failure)
  return (
    <div className={styles.failed}>
      <Banner tone="danger" live="alert" title={t(failureTitle(failure, 'save.failed'))}>
        {`${sentence} ${t('save.kept')}`}
      </Banner>
    </div>
  )
}
