import { type Address, EMPTY_ADDRESS, postalCodeInput } from '../subscriber/index.ts'

const LINE = /^(?:(\d{1,4})\s*(bis|ter|quater|[a-z])?[\s,]+)?(.+?)(?:[\s,]+(\d{2}\s?\d{3})(?:\s+(.+))?)?$/i

/**
 * Splits an address typed in one line, e.g. `12 bis rue des Halles, 38990 Valmont`, as the start of one that is typed by
 * hand. What is not recognised stays in the street's name, so that nothing typed is lost.
 */
export function typedAddress(text: string): Address {
  const [, streetNumber = '', streetNumberBis = '', streetName = '', postalCode = '', locality = ''] =
    LINE.exec(text.trim()) ?? []
  const written = { streetNumber, streetNumberBis, streetName, locality }
  return { ...EMPTY_ADDRESS, ...written, postalCode: postalCodeInput(postalCode) }
}
