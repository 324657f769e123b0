import { useI18n } from '@parvis/shared-kernel/i18n'
import type { AccountMessageId } from './messages/fr.ts'

/** Messages and formats of the active language, typed with the ids that every page of the account has. */
export const useMessages = () => useI18n<AccountMessageId>()
