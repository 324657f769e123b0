import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB, 2 passes, 1 lane: the OWASP minimum. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Keyboards encode accents in two ways: treat both as the same password. */
const asTyped = (password: string) => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => hash(asTyped(password), ARGON)

export const isPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, asTyped(password))
