import { useI18n } from '@parvis/shared-kernel/i18n'
import type { FinesMessageId } from './messages/fr.ts'

/** Messages and formats of the active language, typed with this remote's ids. */
export const useMessages = () => useI18n<FinesMessageId>()
