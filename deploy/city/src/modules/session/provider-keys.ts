import { type Instant, inMilliseconds } from '@parvis/shared-kernel/time'
import { compactVerify, createLocalJWKSet, errors, type JSONWebKeySet } from 'jose'
import * as v from 'valibot'
import type { Clock } from '../../clock.ts'

/** The identity provider's signing keys, kept so that it may be slow, down or changing its keys. */
export interface ProviderKeys {
  /** Passes when the provider signed this token; throws an error of `jose` when not, another when no key can be had. */
  verify(token: string): Promise<void>
}

/** The provider answered, and not as one that works: the message is the status alone. */
export class ProviderTrouble extends Error {
  override name = 'ProviderTrouble'
}

interface Kept {
  set: JSONWebKeySet
  fetchedAt: Instant
}

/** After so long the keys are asked again; the old ones serve until others come. */
const FRESH_MS = inMilliseconds({ hours: 1 })
const TIMEOUT_MS = 5_000

const keySetShape = v.looseObject({
  keys: v.pipe(v.array(v.looseObject({ kty: v.string() })), v.minLength(1)),
})

const download = async (url: string): Promise<JSONWebKeySet> => {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new ProviderTrouble(`HTTP ${response.status} for its keys`)
  return v.parse(keySetShape, await response.json())
}

/** A key that we do not have, or one of that name that the provider has replaced. */
const mayBeRotation = (failure: unknown) =>
  failure instanceof errors.JWKSNoMatchingKey || failure instanceof errors.JWSSignatureVerificationFailed

/** Keeps the keys of one provider in this process; one algorithm is believed, so that no token chooses its own. */
export const keepProviderKeys = (url: string, clock: Clock): ProviderKeys => {
  let kept: Kept | null = null
  let coming: Promise<Kept> | null = null

  /** Many sign-ins at once ask the provider once. */
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

  /** Keys that have grown old are better than none. */
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
        // Strangers cannot cause this: a token comes from the provider itself, for a code that it gave.
        await check(token, await refresh())
      }
    },
  }
}
