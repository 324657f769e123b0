import type { PageRelease, ReleaseSignature } from '@parvis/shared-kernel/remote/release'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LastSeen, lastSeenIn, RELEASE_KEYS, verifyRelease } from './verified-release.ts'

const { subtle } = crypto
const RELEASE: PageRelease = {
  schema: 2,
  city: 'valmont',
  channel: 'stable',
  generation: 12,
  notAfter: '2027-01-01T00:00:00.000Z',
  shell: { version: '1.0.0' },
  remotes: {},
}
const TEXT = JSON.stringify(RELEASE)
const NOW = new Date('2026-11-22T08:00:00Z')

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

interface Signer {
  readonly publicKey: string
  sign(text: string): Promise<ReleaseSignature>
}

async function signer(): Promise<Signer> {
  const pair = (await subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify'])) as CryptoKeyPair
  const raw = await subtle.exportKey('raw', pair.publicKey)
  const digest = new Uint8Array(await subtle.digest('SHA-256', raw))
  const key = [...digest.slice(0, 8)].map(byte => byte.toString(16).padStart(2, '0')).join('')
  return {
    publicKey: base64(raw),
    async sign(text) {
      const value = await subtle.sign({ name: 'Ed25519' }, pair.privateKey, new TextEncoder().encode(text))
      return { key, value: base64(value) }
    },
  }
}

let city: Signer
let stranger: Signer
let lastSeen: LastSeen

beforeAll(async () => {
  city = await signer()
  stranger = await signer()
})
beforeEach(() => {
  localStorage.clear()
  lastSeen = lastSeenIn(() => localStorage)
})

interface Changes {
  readonly text?: string
  readonly signature?: ReleaseSignature | null
  readonly keys?: readonly string[]
  readonly now?: Date
  readonly subtle?: SubtleCrypto | undefined
}

async function verdict(changes: Changes = {}): Promise<string> {
  const signature = await city.sign(TEXT)
  const keys = [stranger.publicKey, city.publicKey]
  const result = await verifyRelease({ text: TEXT, signature, keys, lastSeen, now: NOW, subtle, ...changes })
  return result.accepted ? 'accepted' : result.reason
}

const withGeneration = async (generation: number, changes: Partial<PageRelease> = {}, by = city) => {
  const text = JSON.stringify({ ...RELEASE, generation, ...changes })
  return { text, signature: await by.sign(text) }
}

/** A browser with hashing but without Ed25519. */
const withoutEd25519 = {
  digest: subtle.digest.bind(subtle),
  importKey: () => Promise.reject(new DOMException('Unrecognized name', 'NotSupportedError')),
} as unknown as SubtleCrypto

describe('a release', () => {
  it('that a pinned key has signed is accepted, whichever of them', async () => {
    expect(await verdict()).toBe('accepted')
    expect(await verdict({ keys: [city.publicKey] })).toBe('accepted')
  })

  it.each<[string, () => Promise<Changes>, string]>([
    ['without a signature', async () => ({ signature: null }), 'unsigned'],
    ['with an empty signature', async () => ({ signature: { key: '', value: '' } }), 'unsigned'],
    ['of a key that is not pinned', async () => ({ keys: [stranger.publicKey] }), 'wrong-signature'],
    ['when no key is pinned', async () => ({ keys: [] }), 'wrong-signature'],
    ['when the pinned key is not readable', async () => ({ keys: ['%'] }), 'wrong-signature'],
    ['changed by one letter', async () => ({ text: TEXT.replace('valmont', 'valmonT') }), 'wrong-signature'],
    [
      'signed by a stranger under the name of a pinned key',
      async () => ({ signature: { ...(await stranger.sign(TEXT)), key: (await city.sign(TEXT)).key } }),
      'wrong-signature',
    ],
    [
      'whose signature is not readable',
      async () => ({ signature: { ...(await city.sign(TEXT)), value: '%' } }),
      'wrong-signature',
    ],
    ['past its time', async () => ({ now: new Date('2027-01-01T00:00:00.001Z') }), 'expired'],
    ['with a time nobody can read', () => withGeneration(12, { notAfter: 'soon' }), 'expired'],
  ])('%s is refused', async (_, changes, reason) => {
    expect(await verdict(await changes())).toBe(reason)
    expect(lastSeen.highest(RELEASE, (await city.sign(TEXT)).key)).toBe(0)
  })

  it('holds until the last millisecond of its time', async () => {
    expect(await verdict({ now: new Date(RELEASE.notAfter) })).toBe('accepted')
  })
})

describe('the generation that was seen before', () => {
  it.each<[string, number, string]>([
    ['an older one is refused', 11, 'older'],
    ['the same one is accepted', 12, 'accepted'],
    ['a newer one is accepted', 13, 'accepted'],
  ])('%s', async (_, generation, expected) => {
    expect(await verdict()).toBe('accepted')
    expect(await verdict(await withGeneration(generation))).toBe(expected)
  })

  it('is not lowered by what is refused or older', async () => {
    await verdict(await withGeneration(20))
    await verdict(await withGeneration(13))
    expect(await verdict(await withGeneration(19))).toBe('older')
  })

  it('counts for each city and channel, and for each key, by itself', async () => {
    await verdict(await withGeneration(20))
    expect(await verdict(await withGeneration(3, { channel: 'canary' }))).toBe('accepted')
    expect(await verdict(await withGeneration(3, { city: 'port-sable' }))).toBe('accepted')
    expect(await verdict(await withGeneration(3, {}, stranger))).toBe('accepted')
    expect(await verdict(await withGeneration(3))).toBe('older')
  })

  it('is nothing where the browser keeps nothing', async () => {
    lastSeen = lastSeenIn(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(await verdict(await withGeneration(20))).toBe('accepted')
    expect(await verdict()).toBe('accepted')
  })
})

describe('a browser that cannot verify', () => {
  it('for another reason does not believe the page', async () => {
    const importKey = () => Promise.reject(new DOMException('no', 'OperationError'))
    expect(await verdict({ subtle: { ...withoutEd25519, importKey } as never })).toBe('wrong-signature')
  })

  it.each<[string, SubtleCrypto | undefined]>([
    ['for it does not know Ed25519', withoutEd25519],
    ['for the page came without TLS', undefined],
  ])('%s, believes the page, but neither one without signature nor an old one', async (_, weak) => {
    expect(await verdict({ subtle: weak })).toBe('accepted')
    expect(await verdict({ subtle: weak, signature: null })).toBe('unsigned')
    expect(await verdict({ subtle: weak, ...(await withGeneration(11)) })).toBe('older')
    expect(await verdict({ subtle: weak, now: new Date('2028-01-01') })).toBe('expired')
  })

  it('without Ed25519 still refuses a key that is not pinned', async () => {
    expect(await verdict({ subtle: withoutEd25519, keys: [stranger.publicKey] })).toBe('wrong-signature')
  })
})

it('is refused by a shell that no build has given keys', () => {
  expect(RELEASE_KEYS).toEqual([])
})
