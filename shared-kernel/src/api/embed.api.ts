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
 * The session that was granted to whoever knows the verifier; null while nobody has granted one (`EmbedGrantNotFound`),
 * which is asked again. A city that has no such call answers `Not Found`, which is thrown: it shows what is public alone.
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
