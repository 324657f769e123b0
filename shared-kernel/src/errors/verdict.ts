/** What a rule answers: yes, or no and why. The reason is data; wording belongs to the screen. */
export type Verdict<R> = { readonly allowed: true } | { readonly allowed: false; readonly reason: R }

export const ALLOWED = { allowed: true } as const satisfies Verdict<never>

export const refused = <const R>(reason: R): { readonly allowed: false; readonly reason: R } => ({
  allowed: false,
  reason,
})
