/** Result of a rule: allowed, or refused with a reason. The reason is data; screens choose the wording. */
export type Verdict<R> = { readonly allowed: true } | { readonly allowed: false; readonly reason: R }

export const ALLOWED = { allowed: true } as const satisfies Verdict<never>

export const refused = <const R>(reason: R): { readonly allowed: false; readonly reason: R } => ({
  allowed: false,
  reason,
})
