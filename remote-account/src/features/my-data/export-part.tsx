import { fetchExport } from '@parvis/shared-kernel/api'
import { saveFile } from '@parvis/shared-kernel/page'
import { useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { Button, Stack } from '@parvis/shared-kernel/ui'
import { DownloadIcon } from '@parvis/shared-kernel/ui/icon'
import { FailureBanner } from '../../failures/failure-banner.tsx'
import { usePageMessages } from '../../messages/lazy-messages.tsx'
import { SettingsSection } from '../../settings-section/settings-section.tsx'
import styles from './my-data.module.css'

/** Download of all data that the city holds. The city builds it during the request, which takes a while. */
export function ExportPart() {
  const { api, config } = useRemote()
  const { t, formatFileSize } = usePageMessages()
  const taking = useMutation({
    async mutationFn() {
      const name = `${config.cityId}-export.json`
      const text = JSON.stringify(await fetchExport(api), null, 2)
      const content = new Blob([text], { type: 'application/json' })
      saveFile({ content, name })
      return { name, size: content.size }
    },
  })
  return (
    <SettingsSection title={t('data.export.title')} text={t('data.export.text')}>
      <Stack gap={2}>
        <p>{t('data.export.holds')}</p>
        <ul>
          <li>{t('data.export.profile')}</li>
          <li>{t('data.export.rights')}</li>
          <li>{t('data.export.money')}</li>
          <li>{t('data.export.events')}</li>
        </ul>
      </Stack>
      <p className={styles.note}>{t('data.export.format')}</p>
      <FailureBanner title={t('data.export.failed')} error={taking.error} />
      <div className={styles.act}>
        <Button icon={DownloadIcon} isBusy={taking.isPending} onClick={() => taking.mutate()}>
          {t('data.export.start')}
        </Button>
        <p role="status" className={styles.note}>
          {taking.data
            ? t('data.export.done', { name: taking.data.name, size: formatFileSize(taking.data.size) })
            : taking.isPending && t('data.export.coming')}
        </p>
      </div>
    </SettingsSection>
  )
}
