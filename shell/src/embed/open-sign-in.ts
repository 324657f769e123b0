import { openEmbedSession } from '@parvis/shared-kernel/api'
import { failureOf } from '@parvis/shared-kernel/errors'
import { PAGES } from '@parvis/shared-kernel/paths'
import { forgetPerson } from '@parvis/shared-kernel/session'
import { calculatePKCECodeChallenge, generateRandomCodeVerifier } from 'oauth4webapi'
import { sessionOfToken } from '../session/session-of-token.ts'
import type { EmbedCity } from './embed-city.ts'

export type SignInOutcome = 'signed-in' | 'failed'

/** Polling interval and maximum duration, in ms, while waiting for the consent. */
const PAUSE_MS = 2_000
const PATIENCE_MS = 5 * 60_000

interface Waiting {
  readonly verifier: string
  readonly challenge: Promise<string>
  end: number
  outcome?: Promise<SignInOutcome>
}

let next: Waiting | null = null

function anew(): Waiting {
  const verifier = generateRandomCodeVerifier()
  const challenge = calculatePKCECodeChallenge(verifier)
  // A page that is not served securely cannot calculate: the press tells.
  challenge.catch(() => {})
  return { verifier, challenge, end: 0 }
}

/** Before the press: Safari opens no window after a press that first had to wait for a calculation. */
export function prepareSignIn(): Waiting {
  next ??= anew()
  return next
}

/**
 * Opens the portal's window, where the citizen signs in and authorises this page, and waits for it. Nothing passes
 * between the windows: only this page knows the verifier, and the city gives the session to its holder. The page cannot
 * notice that the window was closed: asked again while it waits, it opens the same window anew.
 */
export async function openSignIn(city: EmbedCity): Promise<SignInOutcome> {
  const asked = prepareSignIn()
  asked.end = Date.now() + PATIENCE_MS
  const query = new URLSearchParams({ origin: window.location.origin, challenge: await asked.challenge })
  openWindow(`${city.portal}${PAGES.embedSignIn}?${query}`)
  asked.outcome ??= waitForConsent(city, asked).finally(() => {
    next = anew()
  })
  return asked.outcome
}

async function waitForConsent({ api, sessionStore, bus }: EmbedCity, asked: Waiting): Promise<SignInOutcome> {
  const { verifier } = asked
  while (Date.now() < asked.end) {
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    const issued = await openEmbedSession(api, verifier).catch(unlessUnreachable)
    if (!issued) continue
    const session = sessionOfToken(issued.token, null)
    if (!session) return 'failed'
    const { owner } = sessionStore.get()
    if (owner && owner.sub !== session.sub) forgetPerson()
    sessionStore.open(session)
    // Kept screens have failed without a session: they must load again.
    if (owner?.sub === session.sub) bus.announce({ kind: 'subscriber-changed' })
    return 'signed-in'
  }
  return 'failed'
}

/** Signing in takes time: treat a lost or overloaded request like "not yet". */
function unlessUnreachable(error: unknown): null {
  const failure = failureOf(error)
  const isBusy = failure?.kind === 'api' && (failure.status === 429 || failure.status >= 500)
  if (failure?.kind === 'network' || isBusy) return null
  throw error
}

/** The portal shows the consent only if the browser names the requesting page, whatever its referrer policy. */
function openWindow(href: string): void {
  const link = document.createElement('a')
  Object.assign(link, { href, target: '_blank', rel: 'noopener', referrerPolicy: 'origin' })
  link.click()
}
