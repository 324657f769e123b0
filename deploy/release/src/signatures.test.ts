import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyFile, releaseKeys } from '@parvis/build/parts'
import { describe, expect, it } from 'vitest'
import { ensureKeys, signed } from './signatures.ts'
import { temporarySite } from './testing/temporary-site.ts'

const here = temporarySite('folder')

describe('the key that signs releases', () => {
  it('is made once, for its owner alone, with the public key beside', () => {
    expect(ensureKeys()).toBe(true)
    const made = readFileSync(keyFile(), 'utf8')
    expect(ensureKeys()).toBe(false)
    expect(readFileSync(keyFile(), 'utf8')).toBe(made)
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600)
    expect(Buffer.from(readFileSync(join(here.root, 'keys/release.pub'), 'utf8'), 'base64')).toHaveLength(32)
  })

  it('signs a text so that the pinned key proves it, and no other text', () => {
    ensureKeys()
    const [raw = ''] = releaseKeys()
    const { key, value } = signed('{"generation":1}')
    expect(key).toBe(createHash('sha256').update(Buffer.from(raw, 'base64')).digest('hex').slice(0, 16))
    const publicKey = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(raw, 'base64').toString('base64url') },
      format: 'jwk',
    })
    const proves = (text: string) => verify(null, Buffer.from(text), publicKey, Buffer.from(value, 'base64'))
    expect([proves('{"generation":1}'), proves('{"generation":2}')]).toEqual([true, false])
  })

  it('may stand beside others that are pinned too', () => {
    ensureKeys()
    const file = join(here.root, 'keys/release.pub')
    writeFileSync(file, `${readFileSync(file, 'utf8')}${Buffer.alloc(32).toString('base64')}\n`)
    ensureKeys()
    expect(releaseKeys()).toHaveLength(2)
  })

  it('joins those that are pinned when another pair takes its place', () => {
    ensureKeys()
    const before = releaseKeys()
    rmSync(keyFile())
    expect(ensureKeys()).toBe(true)
    expect([releaseKeys().length, releaseKeys().slice(0, 1)]).toEqual([2, before])
  })

  it('must be there', () => {
    expect(() => signed('x')).toThrow('no key signs releases')
  })
})
