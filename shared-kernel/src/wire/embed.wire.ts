import * as v from 'valibot'

/** 32 bytes as base64url, and so is their SHA-256: 43 characters of it (RFC 7636 §4). */
const bytes32 = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/** POST /api/embed/grants: somebody signed in lets a page of `origin` show the account to whoever knows the verifier. */
export const embedGrantWire = v.object({
  /** One of the city's `embedOrigins` that may sign in. */
  origin: v.pipe(v.string(), v.maxLength(300)),
  /** base64url of the SHA-256 of the verifier's text. */
  challenge: bytes32,
})
export type EmbedGrantWire = v.InferOutput<typeof embedGrantWire>

/** POST /api/embed/sessions: what the page has kept to itself; its origin stands in the header `Origin`. */
export const embedVerifierWire = v.object({ verifier: bytes32 })
export type EmbedVerifierWire = v.InferOutput<typeof embedVerifierWire>
