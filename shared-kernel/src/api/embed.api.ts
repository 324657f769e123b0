import { failureOf } from '../errors/index.ts'
import { type EmbedGrantWire, noContentWire, tokenWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'
import { type IssuedTokens, issued } from './sign-in.api.ts'

/** Lets a page of that origin open a session of its own, once, within two minutes. Refused with `EmbedOriginNotAllowed`. */
export async function grantEmbed(api: ApiClient, json: EmbedGrantWire): Promise<void> {
  await ask(api, 'POST /api/embed/grants', { json, answer: noContentWire })
}

/**
 * Opens the session granted for the verifier; null while it is not granted (`EmbedGrantNotFound`), to be polled. A city
 * without this call answers `Not Found`, which is thrown: the embed then shows public content only.
 */
export async function openEmbedSession(api: ApiClient, verifier: string): Promise<IssuedTokens | null> {
  try {
    return issued(await ask(api, 'POST /api/embed/sessions', { json: { verifier }, answer: tokenWire }))
  } catch (error) {
    const failure = failureOf(error)
    if (failure?.kind === 'api' && failure.code === 'EmbedGrantNotFound') return null
    throw error
  }
}
