import { useI18n } from '@parvis/shared-kernel/i18n'
import { Banner, Button } from '@parvis/shared-kernel/ui'
import type { ShellMessageId } from '../messages/fr.ts'
import styles from './portal-frame.module.css'

export interface NewReleaseBannerProps {
  readonly onLater: () => void
}

export function NewReleaseBanner({ onLater }: NewReleaseBannerProps) {
  const { t } = useI18n<ShellMessageId>()
  return (
    <div className={styles.offer}>
      <Banner
        tone="info"
        live="status"
        actions={
          <>
            <Button size="small" onClick={() => window.location.reload()}>
              {t('shell.newRelease.reload')}
            </Button>
            <Button size="small" variant="quiet" onClick={onLater}>
              {t('shell.newRelease.later')}
            </Button>
          </>
        }
      >
        {t('shell.newRelease.text')}
      </Banner>
    </div>
  )
}
