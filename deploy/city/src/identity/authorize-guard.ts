import type { IncomingMessage } from 'node:http'

const REQUIRED = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'acr_values',
] as const
const KNOWN: ReadonlySet<string> = new Set([...REQUIRED, 'claims', 'prompt'])
const SHORTEST_NONCE = 22

/** Refuses silent sign-in (`prompt=none`), as FranceConnect does: nobody is signed in without seeing it. */
const promptFault = (prompt: string | null): string | null =>
  prompt === null || prompt.split(' ').every(word => word === 'login' || word === 'consent')
    ? null
    : 'prompt must be login or consent'

const acrFault = (acrValues: string | null): string | null =>
  (acrValues ?? '').split(' ').includes('eidas1') ? null : 'acr_values must contain eidas1'

/**
 * Applies FranceConnect's strictness, which the certified library lacks: refuses unknown parameters (`code_challenge`
 * included), missing ones, and a short nonce or state. Returns the reason, or null if the request may pass.
 */
export const authorizeFault = (request: IncomingMessage, authorizePath: string): string | null => {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  if (url.pathname !== authorizePath) return null
  const unknown = [...url.searchParams.keys()].find(name => !KNOWN.has(name))
  if (unknown !== undefined) return `unknown parameter: ${unknown}`
  const missing = REQUIRED.find(name => !url.searchParams.get(name))
  if (missing !== undefined) return `missing parameter: ${missing}`
  const short = (['nonce', 'state'] as const).find(
    name => (url.searchParams.get(name)?.length ?? 0) < SHORTEST_NONCE,
  )
  if (short !== undefined) return `${short} must have at least ${SHORTEST_NONCE} characters`
  return acrFault(url.searchParams.get('acr_values')) ?? promptFault(url.searchParams.get('prompt'))
}
