/** `france-connect` prescribes its own button; `plain` is any other provider. */
export type ProviderKind = 'france-connect' | 'plain'

export const providerKind = (name: string): ProviderKind =>
  /^france\s?connect\b/i.test(name.trim()) ? 'france-connect' : 'plain'

export type DepartureFailure = 'cryptography' | 'other'

/** Recognised by name: the shell that throws it may be built apart from this part (second document §8). */
export const departureFailure = (error: unknown): DepartureFailure =>
  error instanceof Error && error.name === 'CryptographyUnavailable' ? 'cryptography' : 'other'
