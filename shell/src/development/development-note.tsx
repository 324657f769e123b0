import { useI18n } from '@parvis/shared-kernel/i18n'
import { Banner, Button } from '@parvis/shared-kernel/ui'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { NoticeText } from '../layout/notice-text.tsx'
import type { NoticeMessageId } from '../messages/notices.fr.ts'

interface DevelopmentNoteProps {
  readonly name: string
  readonly config: CityConfig
}

/** Says that one part comes from a development server, so that nobody mistakes it for the published portal. */
export function DevelopmentNote(props: DevelopmentNoteProps) {
  return (
    <NoticeText config={props.config}>
      <Note {...props} />
    </NoticeText>
  )
}

function Note({ name }: DevelopmentNoteProps) {
  const { t } = useI18n<NoticeMessageId>()
  // Full navigation: code of the development server cannot be unloaded from this page.
  const leave = () => window.location.assign('/?parvis-development=off')
  return (
    <Banner
      tone="warning"
      isFullWidth
      actions={
        <Button size="small" onClick={leave}>
          {t('shell.development.leave')}
        </Button>
      }
    >
      {t('shell.development.text', { name })}
    </Banner>
  )
}
