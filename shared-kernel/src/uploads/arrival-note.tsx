import { useI18n } from '@parvis/shared-kernel/i18n'
import type { uploadsFr } from '../messages/uploads.fr.ts'

/** Note beside the button while files are uploading; once pressed, it says what follows automatically. */
export function ArrivalNote({ isWaiting }: { readonly isWaiting: boolean }) {
  const { t } = useI18n<keyof typeof uploadsFr>()
  return <span role="status">{t(isWaiting ? 'upload.kept' : 'upload.under-way')}</span>
}
