import type { addressFr } from '../messages/address.fr.ts'

export type AddressMessageId = keyof typeof addressFr
