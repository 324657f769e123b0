import {
  type CheckWire,
  type CustomerRegistrationWire,
  checkWire,
  noContentWire,
  type PasswordChangeWire,
} from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

/**
 * What a mailed link proves: the e-mail address, or nothing when it was used, replaced, has expired or was never sent.
 * Of a used sign-in link, the city may name the address that it has confirmed.
 */
export interface LinkCheck {
  readonly isValid: boolean
  readonly email: string | null
  /** Page that was open when the link was requested. Must be checked before it is opened. */
  readonly returnTo: string | null
}

const proven = ({ valid, email, returnTo }: CheckWire): LinkCheck => ({
  isValid: valid,
  email: email ?? null,
  returnTo: returnTo ?? null,
})

/** Checks a sign-in link and returns the address it proves, without using the link (second document §7). */
export async function checkSignInLink(api: ApiClient, hash: string): Promise<LinkCheck> {
  return proven(await ask(api, 'GET /api/auth/verify-hash/:hash', { params: { hash }, answer: checkWire }))
}

/** Sends a sign-in link to an address that did not come from the identity provider. */
export async function sendSignInLink(api: ApiClient, email: string): Promise<void> {
  await ask(api, 'PUT /api/auth/email/registration', { query: { email }, answer: noContentWire })
}

/**
 * Registers an account; the mailed link leads back to the page `returnTo`. The response is the same when the address
 * already has an account; only a mail to it says so.
 */
export async function registerCustomer(api: ApiClient, json: CustomerRegistrationWire): Promise<void> {
  await ask(api, 'POST /api/auth/customer/registration', { json, answer: noContentWire })
}

const PLATE_CHECK = {
  CUSTOMER: 'GET /api/auth/customer/registration/check-plate',
  FC: 'GET /api/auth/fc/check-plate',
} as const

/** Whether the city accepts this plate in an account of that kind. */
export async function checkPlate(
  api: ApiClient,
  kind: keyof typeof PLATE_CHECK,
  plate: string,
): Promise<boolean> {
  const { valid } = await ask(api, PLATE_CHECK[kind], { query: { plate }, answer: checkWire })
  return valid
}

/** Sends the confirmation of a new account again; the response does not reveal whether one is pending. */
export async function sendConfirmationAgain(api: ApiClient, email: string): Promise<void> {
  await ask(api, 'GET /api/auth/customer/verify', { query: { email }, isAction: true, answer: checkWire })
}

/** Uses a confirmation link: opens the account, or changes its sign-in address. */
export async function confirmEmail(api: ApiClient, token: string): Promise<LinkCheck> {
  return proven(
    await ask(api, 'GET /api/auth/customer/verify', { query: { token }, isAction: true, answer: checkWire }),
  )
}

/**
 * Sends a password recovery link, which leads back to the page `returnTo`; the response does not reveal whether the
 * address has an account.
 */
export async function requestRecovery(api: ApiClient, email: string, returnTo?: string): Promise<void> {
  await ask(api, 'GET /api/auth/customer/recover', {
    query: { email, returnTo },
    isAction: true,
    answer: noContentWire,
  })
}

/** Whether a recovery link is still valid, and where it leads back to; does not use it. */
export async function checkRecovery(api: ApiClient, recoverId: string): Promise<LinkCheck> {
  return proven(
    await ask(api, 'GET /api/auth/customer/checkRecover', { query: { recoverId }, answer: checkWire }),
  )
}

/** Changes the password with a recovery link, once. Refused with `WeakPassword` or `LinkExpired`. */
export async function changePassword(api: ApiClient, json: PasswordChangeWire): Promise<void> {
  await ask(api, 'POST /api/auth/customer/modifyPassword', { json, answer: noContentWire })
}
