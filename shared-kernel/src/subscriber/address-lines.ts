import type { Address } from './address.ts'

const words = (...parts: readonly string[]) =>
  parts
    .map(part => part.trim())
    .filter(Boolean)
    .join(' ')

/** An address as on an envelope, without empty lines and without the city's own country. */
export function addressLines(address: Address | null, homeCountry = 'France'): readonly string[] {
  if (address === null) return []
  const { country } = address
  return [
    address.complement.trim(),
    words(address.streetNumber, address.streetNumberBis, address.streetType, address.streetName),
    address.postOfficeBoxNumber.trim() &&
      words('BP', address.postOfficeBoxNumber.replace(/^\s*b\.?p\.?\s*/i, '')),
    words(address.postalCode, address.locality),
    country.trim().toLowerCase() === homeCountry.toLowerCase() ? '' : country.trim(),
  ].filter(Boolean)
}
