import { useI18n } from '@parvis/shared-kernel/i18n'
import { Banner, Button } from '@parvis/shared-kernel/ui'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import type { NoticeMessageId } from '../messages/notices.fr.ts'
import { NoticeText } from './notice-text.tsx'
import styles from './portal-frame.module.css'

export interface NewReleaseBannerProps {
  readonly config: CityConfig
  readonly onLater: () => void
}

export function NewReleaseBanner(props: NewReleaseBannerProps) {
  return (
    <NoticeText config={props.config}>
      <Offer {...props} />
    </NoticeText>
  )
}

function Offer({ onLater }: NewReleaseBannerProps) {
  const { t } = useI18n<NoticeMessageId>()
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
