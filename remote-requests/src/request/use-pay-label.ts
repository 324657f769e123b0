import { type Cents, isFree } from '@parvis/shared-kernel/money'
import { useRequestMessages } from '../use-messages.ts'

/** "Payer 30,00 €"; no amount when it is unknown. */
export function usePayLabel(): (price: Cents) => string {
  const { t, formatPrice } = useRequestMessages()
  return price => (isFree(price) ? t('request.pay') : t('request.pay.price', { price: formatPrice(price) }))
}
