import type { ProviderReturn } from '../session/sign-in.ts'

export type ProviderRefusal = Extract<ProviderReturn, { kind: 'refused' }>
