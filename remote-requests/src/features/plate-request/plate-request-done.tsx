import { useScreen } from '@parvis/shared-kernel/remote'
import { Banner, ButtonLink, PageHeader, Stack } from '@parvis/shared-kernel/ui'
import { HourglassIcon } from '@parvis/shared-kernel/ui/icon'
import { useWords } from '../../words.ts'

/** The request is in progress, and the way back to the rights (second document §2). */
export function PlateRequestDone({ name }: { readonly name: string }) {
  const { t } = useWords()
  useScreen(t('plates.done'))
  return (
    <>
      <PageHeader eyebrow={name} title={t('plates.done')} lead={t('plates.done.lead')} />
      <Stack gap={6}>
        <Banner tone="info" icon={HourglassIcon}>
          {t('plates.done.until')}
        </Banner>
        <p>
          <ButtonLink variant="primary" href="/souscriptions">
            {t('rights.back')}
          </ButtonLink>
        </p>
      </Stack>
    </>
  )
}
