import type { Address } from '@parvis/shared-kernel/subscriber'

const joined = (...parts: readonly string[]) =>
  parts
    .map(part => part.trim())
    .filter(Boolean)
    .join(' ')

/** An address as on an envelope, without the lines that are empty. */
export function addressLines(address: Address | null): readonly string[] {
  if (address === null) return []
  const { streetNumber, streetNumberBis, streetType, streetName, complement, postOfficeBoxNumber } = address
  return [
    joined(streetNumber, streetNumberBis, streetType, streetName),
    complement.trim(),
    postOfficeBoxNumber.trim(),
    joined(address.postalCode, address.locality),
    address.country.trim(),
  ].filter(Boolean)
}
