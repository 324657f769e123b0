import type { Address } from '@parvis/shared-kernel/subscriber'

const joined = (...parts: readonly string[]): string =>
  parts
    .map(part => part.trim())
    .filter(part => part !== '')
    .join(' ')

/** A postal address as it is written on an envelope; nothing for none. */
export function addressLines(address: Address | null): readonly string[] {
  if (address === null) return []
  const { streetNumber, streetNumberBis, streetType, streetName, complement } = address
  return [
    joined(streetNumber, streetNumberBis, streetType, streetName),
    complement.trim(),
    joined(address.postalCode, address.locality),
    address.country.trim(),
  ].filter(line => line !== '')
}
