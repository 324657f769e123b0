import { isFree } from '@parvis/shared-kernel/money'
import type { RightView } from '../rights-data/right-view.model.ts'
import type { RightsI18n } from '../use-messages.ts'

/** "Payer 30,00 €"; no amount when it is unknown. */
export const payLabel = ({ price }: Pick<RightView, 'price'>, { t, formatPrice }: RightsI18n): string =>
  isFree(price) ? t('action.pay') : t('action.pay-price', { price: formatPrice(price) })
