import { createHmac, hash, hkdfSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import { keepKeys } from './db/data-folder.ts'

const secretsShape = v.object({
  session: v.string(),
  upload: v.string(),
  payment: v.string(),
  pairwise: v.string(),
  cookie: v.string(),
  identityClient: v.string(),
})
/** Keys that this server made for itself at its first start; each serves one purpose only. */
export type Secrets = v.InferOutput<typeof secretsShape>

const makeSecret = () => randomBytes(32).toString('base64url')

const makeSecrets = (): Secrets => ({
  session: makeSecret(),
  upload: makeSecret(),
  payment: makeSecret(),
  pairwise: makeSecret(),
  cookie: makeSecret(),
  identityClient: makeSecret(),
})

/** Reads the keys of a data folder, making them at the first start. Without a folder they die with the process. */
export const loadSecrets = async (dataFolder: string | undefined): Promise<Secrets> => {
  if (dataFolder === undefined) return makeSecrets()
  return keepKeys(join(dataFolder, 'secrets.json'), kept => v.parse(secretsShape, kept), makeSecrets)
}

export const sha256Hex = (text: string): string => hash('sha256', text, 'hex')

/** Derives a key for another purpose that reveals nothing about the original (HKDF, RFC 5869). */
const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Signs a text for one purpose, as 256 bits in base64url. */
export const signFor = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url')
