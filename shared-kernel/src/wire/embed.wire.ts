import * as v from 'valibot'

/** Base64url of 32 bytes or of a SHA-256: 43 characters (RFC 7636 §4). */
const bytes32 = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/**
 * POST /api/embed/grants: a signed-in subscriber lets a page of `origin` show the account to the holder of the
 * verifier.
 */
export const embedGrantWire = v.object({
  /** One of the city's `embedOrigins` with sign-in. */
  origin: v.pipe(v.string(), v.maxLength(300)),
  /** base64url of the SHA-256 of the verifier's text. */
  challenge: bytes32,
})
export type EmbedGrantWire = v.InferOutput<typeof embedGrantWire>

/** POST /api/embed/sessions: the verifier that the page kept secret; its origin is in the header `Origin`. */
export const embedVerifierWire = v.object({ verifier: bytes32 })
export type EmbedVerifierWire = v.InferOutput<typeof embedVerifierWire>
