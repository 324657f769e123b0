import { optional } from 'valibot'
import { type EmbedGrantWire, noContentWire, tokenWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'
import { type IssuedTokens, issued } from './sign-in.api.ts'

/** Lets a page of that origin open a session of its own, once, within two minutes. Refused with `EmbedOriginNotAllowed`. */
export async function grantEmbed(api: ApiClient, json: EmbedGrantWire): Promise<void> {
  await ask(api, 'POST /api/embed/grants', { json, answer: noContentWire })
}

/**
 * Opens the session granted for the verifier; null while it is not granted, to be polled. A city without this call
 * answers `Not Found`, which is thrown: the embed then shows public content only.
 */
export async function openEmbedSession(api: ApiClient, verifier: string): Promise<IssuedTokens | null> {
  const token = await ask(api, 'POST /api/embed/sessions', {
    json: { verifier },
    answer: optional(tokenWire),
  })
  return token ? issued(token) : null
}
