import type { PageRelease, ReleaseSignature } from '@parvis/shared-kernel/remote/release'

declare const __PARVIS_RELEASE_KEYS__: readonly string[] | undefined

/**
 * Public keys that may sign a release, raw and in base64: written into the shell when it is built. None outside of a
 * build, where every release is refused.
 */
export const RELEASE_KEYS: readonly string[] =
  typeof __PARVIS_RELEASE_KEYS__ === 'undefined' ? [] : __PARVIS_RELEASE_KEYS__

export type VerifiedRelease =
  | { readonly accepted: true; readonly release: PageRelease }
  | { readonly accepted: false; readonly reason: 'unsigned' | 'wrong-signature' | 'older' | 'expired' }

/** The highest generation that this browser was shown. */
export interface LastSeen {
  highest(release: PageRelease, key: string): number
  remember(release: PageRelease, key: string): void
}

interface ReceivedRelease {
  /** Exactly as it stands in the page: the signature is over these bytes. */
  readonly text: string
  readonly signature: ReleaseSignature | null
  readonly keys: readonly string[]
  readonly lastSeen: LastSeen
  readonly now: Date
  /** Absent on a page without TLS. */
  readonly subtle: SubtleCrypto | undefined
}

/**
 * Whether the page's release may be believed: signed by a pinned key, not older than the one before, not past its time.
 * So neither who writes to the site nor who keeps an old page can decide what runs.
 */
export async function verifyRelease(received: ReceivedRelease): Promise<VerifiedRelease> {
  const { text, signature, lastSeen, now } = received
  if (!signature?.key || !signature.value) return { accepted: false, reason: 'unsigned' }
  if (!(await isSigned(received, signature))) return { accepted: false, reason: 'wrong-signature' }
  const release = JSON.parse(text) as PageRelease
  if (release.generation < lastSeen.highest(release, signature.key))
    return { accepted: false, reason: 'older' }
  // Written so that a date nobody can read counts as past.
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
    // A browser of before Ed25519 (Chrome 137, Firefox 129, Safari 17). The page came over TLS, and its policy names what
    // may run by hash: it is believed as every page without signatures is, rather than shutting its citizen out.
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
 * Kept in the browser for each city and channel; without storage nothing is older than anything. For each key, too: who
 * begins anew with another key begins at generation 1, and a key that is no longer trusted is no longer pinned.
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
