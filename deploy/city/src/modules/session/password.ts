import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB, 2 passes, 1 lane: the OWASP minimum. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Accents are typed in two ways by two keyboards: both are the same password. */
const asTyped = (password: string) => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => hash(asTyped(password), ARGON)

export const isPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, asTyped(password))
