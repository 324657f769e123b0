import { intlSettings } from '@parvis/shared-kernel/formats'
import { useI18n } from '@parvis/shared-kernel/i18n'

/** ISO 4217; any other code would make the browser's format throw. */
const CURRENCY = /^[A-Z]{3}$/

/** Formats cents in the currency that they were paid in; none, or what is no currency, means the city's. */
export function usePriceIn(): (cents: number, currency: string | null | undefined) => string {
  const { formatPrice, locale, timeZone } = useI18n()
  return (cents, currency) => {
    if (currency == null || !CURRENCY.test(currency)) return formatPrice(cents)
    const settings = intlSettings(locale, { currency, timeZone })
    return new Intl.NumberFormat(settings.locale, settings.formats.number.price).format(cents / 100)
  }
}
