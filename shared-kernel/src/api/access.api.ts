import {
  type CheckWire,
  type CustomerRegistrationWire,
  checkWire,
  noContentWire,
  type PasswordChangeWire,
} from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'

/** What a link of a mail proves: the address, or nothing any more (used, replaced, too old, never sent). */
export interface ProvenLink {
  readonly isValid: boolean
  readonly email: string | null
}

const proven = ({ valid, email }: CheckWire): ProvenLink => ({ isValid: valid, email: email ?? null })

/** Whether a sign-in link is still good, and whose address it proves; the link is not used (second document §7). */
export async function checkSignInLink(api: ApiClient, hash: string): Promise<ProvenLink> {
  const path = `/api/auth/verify-hash/${encodeURIComponent(hash)}`
  return proven(await api.call({ path, answer: checkWire }))
}

/** Sends a sign-in link to an address that the identity provider did not give. */
export async function sendSignInLink(api: ApiClient, email: string): Promise<void> {
  const path = '/api/auth/email/registration'
  await api.call({ method: 'PUT', path, query: { email }, answer: noContentWire })
}

/** Asks for an account. The answer is the same whether the address has one already: its mailbox alone is told. */
export async function registerCustomer(api: ApiClient, json: CustomerRegistrationWire): Promise<void> {
  const path = '/api/auth/customer/registration'
  await api.call({ method: 'POST', path, json, answer: noContentWire })
}

const PLATE_CHECK = {
  CUSTOMER: '/api/auth/customer/registration/check-plate',
  FC: '/api/auth/fc/check-plate',
} as const

/** Whether the city takes this plate in an account of that kind. */
export async function checkPlate(
  api: ApiClient,
  kind: keyof typeof PLATE_CHECK,
  plate: string,
): Promise<boolean> {
  const { valid } = await api.call({ path: PLATE_CHECK[kind], query: { plate }, answer: checkWire })
  return valid
}

/** Sends the confirmation of a new account again; nobody learns whether the address waits for one. */
export async function sendConfirmationAgain(api: ApiClient, email: string): Promise<void> {
  const path = '/api/auth/customer/verify'
  await api.call({ path, query: { email }, isAction: true, answer: checkWire })
}

/** Uses the link of a confirmation: opens the account, or moves one to its new address. */
export async function confirmEmail(api: ApiClient, token: string): Promise<ProvenLink> {
  const path = '/api/auth/customer/verify'
  return proven(await api.call({ path, query: { token }, isAction: true, answer: checkWire }))
}

/** Sends a link to choose another password; nobody learns whether the address has an account. */
export async function askRecovery(api: ApiClient, email: string): Promise<void> {
  const path = '/api/auth/customer/recover'
  await api.call({ path, query: { email }, isAction: true, answer: noContentWire })
}

/** Whether a recovery link is still good; it is not used. */
export async function checkRecovery(api: ApiClient, recoverId: string): Promise<boolean> {
  const path = '/api/auth/customer/checkRecover'
  return (await api.call({ path, query: { recoverId }, answer: checkWire })).valid
}

/** Writes another password by a recovery link, once. Refused with `WeakPassword` or `LinkExpired`. */
export async function changePassword(api: ApiClient, json: PasswordChangeWire): Promise<void> {
  const path = '/api/auth/customer/modifyPassword'
  await api.call({ method: 'POST', path, json, answer: noContentWire })
}
