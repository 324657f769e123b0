import type { Address } from './address.ts'

const joined = (...parts: readonly string[]) =>
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
    joined(address.streetNumber, address.streetNumberBis, address.streetType, address.streetName),
    address.postOfficeBoxNumber.trim() &&
      joined('BP', address.postOfficeBoxNumber.replace(/^\s*b\.?p\.?\s*/i, '')),
    joined(address.postalCode, address.locality),
    country.trim().toLowerCase() === homeCountry.toLowerCase() ? '' : country.trim(),
  ].filter(Boolean)
}
