import {
  type CheckWire,
  type CustomerRegistrationWire,
  checkWire,
  noContentWire,
  type PasswordChangeWire,
} from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

/** What a link of a mail proves: the address, or nothing any more (used, replaced, too old, never sent). */
export interface ProvenLink {
  readonly isValid: boolean
  readonly email: string | null
}

const proven = ({ valid, email }: CheckWire): ProvenLink => ({ isValid: valid, email: email ?? null })

/** Whether a sign-in link is still good, and whose address it proves; the link is not used (second document §7). */
export async function checkSignInLink(api: ApiClient, hash: string): Promise<ProvenLink> {
  return proven(await ask(api, 'GET /api/auth/verify-hash/:hash', { params: { hash }, answer: checkWire }))
}

/** Sends a sign-in link to an address that the identity provider did not give. */
export async function sendSignInLink(api: ApiClient, email: string): Promise<void> {
  await ask(api, 'PUT /api/auth/email/registration', { query: { email }, answer: noContentWire })
}

/** Asks for an account. The answer is the same whether the address has one already: its mailbox alone is told. */
export async function registerCustomer(api: ApiClient, json: CustomerRegistrationWire): Promise<void> {
  await ask(api, 'POST /api/auth/customer/registration', { json, answer: noContentWire })
}

const PLATE_CHECK = {
  CUSTOMER: 'GET /api/auth/customer/registration/check-plate',
  FC: 'GET /api/auth/fc/check-plate',
} as const

/** Whether the city takes this plate in an account of that kind. */
export async function checkPlate(
  api: ApiClient,
  kind: keyof typeof PLATE_CHECK,
  plate: string,
): Promise<boolean> {
  const { valid } = await ask(api, PLATE_CHECK[kind], { query: { plate }, answer: checkWire })
  return valid
}

/** Sends the confirmation of a new account again; nobody learns whether the address waits for one. */
export async function sendConfirmationAgain(api: ApiClient, email: string): Promise<void> {
  await ask(api, 'GET /api/auth/customer/verify', { query: { email }, isAction: true, answer: checkWire })
}

/** Uses the link of a confirmation: opens the account, or moves one to its new address. */
export async function confirmEmail(api: ApiClient, token: string): Promise<ProvenLink> {
  return proven(
    await ask(api, 'GET /api/auth/customer/verify', { query: { token }, isAction: true, answer: checkWire }),
  )
}

/** Sends a link to choose another password; nobody learns whether the address has an account. */
export async function askRecovery(api: ApiClient, email: string): Promise<void> {
  await ask(api, 'GET /api/auth/customer/recover', {
    query: { email },
    isAction: true,
    answer: noContentWire,
  })
}

/** Whether a recovery link is still good; it is not used. */
export async function checkRecovery(api: ApiClient, recoverId: string): Promise<boolean> {
  return (await ask(api, 'GET /api/auth/customer/checkRecover', { query: { recoverId }, answer: checkWire }))
    .valid
}

/** Writes another password by a recovery link, once. Refused with `WeakPassword` or `LinkExpired`. */
export async function changePassword(api: ApiClient, json: PasswordChangeWire): Promise<void> {
  await ask(api, 'POST /api/auth/customer/modifyPassword', { json, answer: noContentWire })
}
