import { createHmac, hash, hkdfSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import { keepKeys } from './db/data-folder.ts'

const NAMES = ['session', 'upload', 'payment', 'pairwise', 'cookie', 'identityClient'] as const

/** Least length of a key: an empty or short one, set by hand after a leak, could be guessed. */
const keyNamed = (name: string) => v.pipe(v.string(), v.minLength(32, `${name} is too short for a key`))

const secretsShape = v.object(
  Object.fromEntries(NAMES.map(name => [name, keyNamed(name)])) as Record<
    (typeof NAMES)[number],
    ReturnType<typeof keyNamed>
  >,
)
/** Keys created at the server's first start; each serves one purpose only. */
export type Secrets = v.InferOutput<typeof secretsShape>

/** Returns 256 random bits as URL-safe text. */
export const makeSecret = (): string => randomBytes(32).toString('base64url')

const makeSecrets = (): Secrets =>
  v.parse(secretsShape, Object.fromEntries(NAMES.map(name => [name, makeSecret()])))

/**
 * Reads the keys of a data folder, creating them at the first start. Without a folder they last as long as the
 * process.
 */
export const loadSecrets = async (dataFolder: string | undefined): Promise<Secrets> => {
  if (dataFolder === undefined) return makeSecrets()
  return keepKeys(join(dataFolder, 'secrets.json'), kept => v.parse(secretsShape, kept), makeSecrets)
}

export const sha256Hex = (content: string | Uint8Array): string => hash('sha256', content, 'hex')

/** Derives a key for another purpose that reveals nothing about the original (HKDF, RFC 5869). */
const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Signs a text for one purpose, as 256 bits in base64url. */
export const signFor = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url')
