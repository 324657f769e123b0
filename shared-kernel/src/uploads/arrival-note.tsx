import { useI18n } from '@parvis/shared-kernel/i18n'
import type { uploadsFr } from '../messages/uploads.fr.ts'

/** Line at the button while files are on their way: once pressed, what follows by itself. */
export function ArrivalNote({ isWaiting }: { readonly isWaiting: boolean }) {
  const { t } = useI18n<keyof typeof uploadsFr>()
  return <span role="status">{t(isWaiting ? 'upload.kept' : 'upload.under-way')}</span>
}
