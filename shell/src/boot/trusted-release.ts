import type { EarlyAnswers } from '@parvis/shared-kernel/api'
import type { PageRelease } from '@parvis/shared-kernel/remote/release'
import { lastSeenIn, RELEASE_KEYS, type VerifiedRelease, verifyRelease } from './verified-release.ts'

/** The city has not released this page's release for the present date. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused'
}

/** The verified release of the page. @throws ReleaseRefused when it cannot be trusted */
export async function trustedRelease(document: Document, early: EarlyAnswers): Promise<PageRelease> {
  const element = document.getElementById('parvis-release')
  const { key, signature: value } = element?.dataset ?? {}
  const verdictAt = (now: Date): Promise<VerifiedRelease> =>
    verifyRelease({
      text: element?.textContent ?? '',
      signature: key && value ? { key, value } : null,
      keys: RELEASE_KEYS,
      lastSeen: lastSeenIn(() => localStorage),
      now,
      subtle: globalThis.crypto.subtle,
    })
  const verdict = await verdictAt(new Date())
  if (verdict.accepted) return verdict.release
  // The device's clock may be wrong by years: check against the city's before refusing (D19).
  const second = verdict.reason === 'expired' ? await verdictAt(await cityTime(early)) : verdict
  if (second.accepted) return second.release
  throw new ReleaseRefused(second.reason)
}

async function cityTime(early: EarlyAnswers): Promise<Date> {
  const answer = await early.take('/api/config')?.catch(() => undefined)
  return new Date(answer?.headers.get('date') ?? Date.now())
}
