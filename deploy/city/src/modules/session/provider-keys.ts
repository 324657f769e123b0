import { type Instant, inMilliseconds } from '@parvis/shared-kernel/time'
import { compactVerify, createLocalJWKSet, errors, type JSONWebKeySet } from 'jose'
import * as v from 'valibot'
import type { Clock } from '../../clock.ts'

/** The identity provider's signing keys, cached in case it is slow, down or rotating them. */
export interface ProviderKeys {
  /**
   * Resolves when the provider signed this token; rejects with a `jose` error when not, with another when no key is
   * available.
   */
  verify(token: string): Promise<void>
}

/** The provider answered with a failure; the message holds only the status. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure'
}

interface Kept {
  set: JSONWebKeySet
  fetchedAt: Instant
}

/** Milliseconds until keys are fetched again; the old ones serve until then. */
const FRESH_MS = inMilliseconds({ hours: 1 })
const TIMEOUT_MS = 5_000

const keySetShape = v.looseObject({
  keys: v.pipe(v.array(v.looseObject({ kty: v.string() })), v.minLength(1)),
})

const download = async (url: string): Promise<JSONWebKeySet> => {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new ProviderFailure(`HTTP ${response.status} for its keys`)
  return v.parse(keySetShape, await response.json())
}

/** An unknown key, or one replaced under the same name. */
const mayBeRotation = (failure: unknown) =>
  failure instanceof errors.JWKSNoMatchingKey || failure instanceof errors.JWSSignatureVerificationFailed

/** Caches one provider's keys in this process; accepts one algorithm only, so that no token can choose its own. */
export const keepProviderKeys = (url: string, clock: Clock): ProviderKeys => {
  let kept: Kept | null = null
  let coming: Promise<Kept> | null = null

  /** Concurrent sign-ins share one download. */
  const refresh = (): Promise<Kept> => {
    coming ??= download(url)
      .then(set => {
        kept = { set, fetchedAt: clock.now() }
        return kept
      })
      .finally(() => {
        coming = null
      })
    return coming
  }

  /** Falls back to stale keys when the download fails. */
  const current = async (): Promise<Kept> => {
    const before = kept
    if (before === null) return refresh()
    if (Math.abs(clock.now() - before.fetchedAt) < FRESH_MS) return before
    return refresh().catch(() => before)
  }

  const check = async (token: string, { set }: Kept): Promise<void> => {
    await compactVerify(token, createLocalJWKSet(set), { algorithms: ['ES256'] })
  }

  return {
    verify: async token => {
      const keys = await current()
      try {
        await check(token, keys)
      } catch (failure) {
        if (!mayBeRotation(failure)) throw failure
        // Strangers cannot trigger this: tokens come from the provider itself, in exchange for its code.
        await check(token, await refresh())
      }
    },
  }
}
