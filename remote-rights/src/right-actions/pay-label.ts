import { type Cents, isFree } from '@parvis/shared-kernel/money'
import type { RightsI18n } from '../use-messages.ts'

/** "Payer 30,00 €"; no amount when it is unknown. */
export const payLabel = (price: Cents, { t, formatPrice }: RightsI18n): string =>
  isFree(price) ? t('action.pay') : t('action.pay-price', { price: formatPrice(price) })
