import { useI18n } from '@parvis/shared-kernel/i18n'
import { Banner, Button } from '@parvis/shared-kernel/ui'
import type { ShellMessageId } from '../messages/fr.ts'

/** Says that one part is not the published one, so that nobody takes a work in progress for the portal. */
export function DevelopmentNote({ name }: { readonly name: string }) {
  const { t } = useI18n<ShellMessageId>()
  // Another page: what the development server has run in this one cannot be taken back.
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
