import { failedOf, retryAll } from '@parvis/shared-kernel/page'
import { Banner, Button } from '@parvis/shared-kernel/ui'
import { useMessages } from '../use-messages.ts'
import type { RightsData } from './use-rights-data.ts'

/** Offers or definitions failed to load: the rights stay, with fewer names and actions. */
export function CatalogueWarning({ data: { plans, definitions } }: { readonly data: RightsData }) {
  const { t } = useMessages()
  const failed = failedOf([plans, definitions])
  if (failed.length === 0) return null
  return (
    <Banner
      tone="warning"
      title={t('catalogue.failed')}
      actions={
        <Button size="small" isBusy={failed.some(part => part.isRetrying)} onClick={() => retryAll(failed)}>
          {t('ui.retry')}
        </Button>
      }
    />
  )
}
