import type { Address } from '@parvis/shared-kernel/subscriber'

const filled = (parts: readonly string[], between: string): string =>
  parts
    .map(part => part.trim())
    .filter(part => part !== '')
    .join(between)

/** An address on one line, as an envelope has it; empty parts leave no trace. */
export const writtenAddress = (address: Address | null): string => {
  if (address === null) return ''
  const { streetNumber, streetNumberBis, streetType, streetName, complement } = address
  const { postOfficeBoxNumber, postalCode, locality, country } = address
  const street = filled([streetNumber, streetNumberBis, streetType, streetName], ' ')
  return filled([complement, street, postOfficeBoxNumber, filled([postalCode, locality], ' '), country], ', ')
}
