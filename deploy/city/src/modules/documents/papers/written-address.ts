import type { Address } from '@parvis/shared-kernel/subscriber'

const filled = (parts: readonly string[], between: string): string =>
  parts
    .map(part => part.trim())
    .filter(part => part !== '')
    .join(between)

/** Formats an address on one line, as on an envelope; empty parts are left out. */
export const writtenAddress = (address: Address | null): string => {
  if (address === null) return ''
  const { streetNumber, streetNumberBis, streetType, streetName, complement } = address
  const { postOfficeBoxNumber, postalCode, locality, country } = address
  const street = filled([streetNumber, streetNumberBis, streetType, streetName], ' ')
  return filled([complement, street, postOfficeBoxNumber, filled([postalCode, locality], ' '), country], ', ')
}
