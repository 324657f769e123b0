import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto'
import { appendFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { keyFile, publicKeyFile, releaseKeys } from '@parvis/build/parts'
import type { ReleaseSignature } from '@parvis/shared-kernel/remote/release'

/**
 * Creates the key pair that signs releases, unless it exists; call before building a shell, which pins the public
 * key. The public key of another pair is added to the existing ones. True when created.
 */
export function ensureKeys(): boolean {
  const file = keyFile()
  const isNew = !existsSync(file) && makeKey(file)
  const own = publicKey()
  if (!placeOnce(publicKeyFile(), `${own}\n`, 0o644) && !releaseKeys().includes(own))
    appendFileSync(publicKeyFile(), `${own}\n`)
  return isNew
}

/** Returns the public key of the signing pair, in the form that shells pin. @throws if there is no key */
export const publicKey = (): string => rawPublicKey(privateKey()).toString('base64')

/** Signs the exact bytes of a text with Ed25519. @throws if there is no key */
export function signed(text: string): ReleaseSignature {
  const key = privateKey()
  return { key: keyId(rawPublicKey(key)), value: sign(null, Buffer.from(text), key).toString('base64') }
}

const keyId = (raw: Uint8Array) => createHash('sha256').update(raw).digest('hex').slice(0, 16)

function makeKey(file: string): boolean {
  const { privateKey: made } = generateKeyPairSync('ed25519')
  read = null
  return placeOnce(file, made.export({ type: 'pkcs8', format: 'pem' }), 0o600)
}

/** Concurrent commands must end with one key: the first to link its file wins. */
function placeOnce(file: string, content: string | Buffer, mode: number): boolean {
  const draft = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(draft, content, { mode, flush: true })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(draft)
  }
}

let read: { readonly file: string; readonly key: KeyObject } | null = null

function privateKey(): KeyObject {
  const file = keyFile()
  if (read?.file === file) return read.key
  if (!existsSync(file))
    throw new Error(
      `no key signs releases: ${file} is missing ("release promote shell" makes one, and a shell that knows it)`,
    )
  const key = createPrivateKey(readFileSync(file))
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} holds no Ed25519 key`)
  read = { file, key }
  return key
}

const rawPublicKey = (key: KeyObject) =>
  Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url')
