import type { PageRelease, ReleaseSignature } from '@parvis/shared-kernel/remote/release'

declare const __PARVIS_RELEASE_KEYS__: readonly string[] | undefined

/**
 * Public keys allowed to sign a release, raw, in base64; inlined at build time. Empty outside a build, which refuses
 * every release.
 */
export const RELEASE_KEYS: readonly string[] =
  typeof __PARVIS_RELEASE_KEYS__ === 'undefined' ? [] : __PARVIS_RELEASE_KEYS__

export type VerifiedRelease =
  | { readonly accepted: true; readonly release: PageRelease }
  | { readonly accepted: false; readonly reason: 'unsigned' | 'wrong-signature' | 'older' | 'expired' }

/** Highest generation seen by this browser. */
export interface LastSeen {
  highest(release: PageRelease, key: string): number
  remember(release: PageRelease, key: string): void
}

interface ReceivedRelease {
  /** Exact text in the page: the signature covers these bytes. */
  readonly text: string
  readonly signature: ReleaseSignature | null
  readonly keys: readonly string[]
  readonly lastSeen: LastSeen
  readonly now: Date
  /** Absent on a page without TLS. */
  readonly subtle: SubtleCrypto | undefined
}

/**
 * Whether the page's release can be trusted: signed by a pinned key, not older than the last one seen, not expired. So
 * neither write access to the site nor replaying an old page decides what runs.
 */
export async function verifyRelease(received: ReceivedRelease): Promise<VerifiedRelease> {
  const { text, signature, lastSeen, now } = received
  if (!signature?.key || !signature.value) return { accepted: false, reason: 'unsigned' }
  if (!(await isSigned(received, signature))) return { accepted: false, reason: 'wrong-signature' }
  const release = JSON.parse(text) as PageRelease
  if (release.generation < lastSeen.highest(release, signature.key))
    return { accepted: false, reason: 'older' }
  // Negated so that an invalid date counts as expired.
  if (!(now.getTime() <= Date.parse(release.notAfter))) return { accepted: false, reason: 'expired' }
  lastSeen.remember(release, signature.key)
  return { accepted: true, release }
}

async function isSigned(
  { text, keys, subtle }: ReceivedRelease,
  { key, value }: ReleaseSignature,
): Promise<boolean> {
  if (!subtle) return true
  for (const pinned of keys) {
    const raw = bytesOf(pinned)
    if (!raw || (await keyId(subtle, raw)) !== key) continue
    return proves(subtle, raw, bytesOf(value), text)
  }
  return false
}

async function proves(
  subtle: SubtleCrypto,
  raw: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer> | null,
  text: string,
): Promise<boolean> {
  if (!signature) return false
  try {
    const key = await subtle.importKey('raw', raw, { name: 'Ed25519' }, false, ['verify'])
    return await subtle.verify({ name: 'Ed25519' }, key, signature, new TextEncoder().encode(text))
  } catch (error) {
    // Browsers before Ed25519 (Chrome 137, Firefox 129, Safari 17) cannot verify. The page came over TLS and its policy
    // lists scripts by hash, so it is trusted like any unsigned page rather than excluding the citizen.
    return error instanceof Error && error.name === 'NotSupportedError'
  }
}

async function keyId(subtle: SubtleCrypto, raw: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await subtle.digest('SHA-256', raw))
  return Array.from(digest.slice(0, 8), byte => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))
  } catch {
    return null
  }
}

/**
 * Stored in the browser per city, channel and key; without storage no rollback is detected. Per key, because a new key
 * starts at generation 1 and a retired key must no longer block.
 */
export function lastSeenIn(storage: () => Storage): LastSeen {
  const place = ({ city, channel }: PageRelease, key: string) => `parvis.generation.${city}.${channel}.${key}`
  const highest = (release: PageRelease, key: string) => {
    try {
      return Number.parseInt(storage().getItem(place(release, key)) ?? '', 10) || 0
    } catch {
      return 0
    }
  }
  return {
    highest,
    remember(release, key) {
      if (release.generation <= highest(release, key)) return
      try {
        storage().setItem(place(release, key), String(release.generation))
      } catch {
        // Storage is full or forbidden: the portal works without this memory.
      }
    },
  }
}
