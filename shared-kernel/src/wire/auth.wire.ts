import * as v from 'valibot'
import { PASSWORD_LENGTH } from '../subscriber/index.ts'
import { idWire, plateTextWire, shortTextWire } from './primitives.wire.ts'

const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(4000))
/** Limits of a new password; existing passwords are not checked. */
const newPassword = v.pipe(v.string(), v.minLength(PASSWORD_LENGTH.min), v.maxLength(PASSWORD_LENGTH.max))

/** POST /api/auth2/oidc/login */
export const oidcLoginWire = v.object({
  code: secret,
  codeVerifier: v.nullish(secret),
  nonce: secret,
  redirectUri: v.pipe(v.string(), v.maxLength(2000)),
  /** From a sign-in link: proves the e-mail address that the identity provider did not give. */
  hash: v.nullish(shortTextWire),
})
export type OidcLoginWire = v.InferOutput<typeof oidcLoginWire>

/** Response of every sign-in: the portal's token, and the identity provider's if it was used. */
export const tokenWire = v.object({
  token: v.string(),
  identityToken: v.nullish(v.string()),
  /** The city has no e-mail address of the citizen: ask for one (`PUT /api/auth/email/registration`). */
  emailMissing: v.nullish(v.boolean()),
})
export type TokenWire = v.InferOutput<typeof tokenWire>

/** POST /api/auth/customer/token */
export const customerLoginWire = v.object({ login: shortTextWire, password: secret })
export type CustomerLoginWire = v.InferOutput<typeof customerLoginWire>

/**
 * Path and query of the portal page that was open, to go on there from a mailed link. Anything else is read as null,
 * because a wrong path must not prevent an account.
 */
export const returnToWire = v.fallback(
  v.nullish(v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?!\/)[!-[\]-~]*$/))),
  null,
)

/** POST /api/auth/customer/registration */
export const customerRegistrationWire = v.object({
  email: v.pipe(v.string(), v.minLength(6), v.maxLength(80)),
  password: newPassword,
  firstName: v.pipe(v.string(), v.minLength(2), v.maxLength(50)),
  lastName: v.pipe(v.string(), v.minLength(2), v.maxLength(50)),
  plate: v.nullish(plateTextWire),
  lang: v.nullish(shortTextWire),
  returnTo: returnToWire,
})
export type CustomerRegistrationWire = v.InferOutput<typeof customerRegistrationWire>

/** POST /api/auth/customer/modifyPassword */
export const passwordChangeWire = v.object({ recoverId: idWire, password: newPassword })
export type PasswordChangeWire = v.InferOutput<typeof passwordChangeWire>

/** GET …/checkRecover, …/verify, …/verify-hash/{hash}, …/check-plate: whether the checked value is valid. */
export const checkWire = v.object({
  valid: v.boolean(),
  email: v.nullish(v.string()),
  token: v.nullish(v.string()),
  /** `returnTo` of the call that requested the link. */
  returnTo: v.nullish(v.string()),
})
export type CheckWire = v.InferOutput<typeof checkWire>
