import type { EmbedCity } from './embed-city.ts'

export type SignInOutcome = 'signed-in' | 'blocked' | 'failed'

export async function openSignIn(_city: EmbedCity): Promise<SignInOutcome> {
  return 'failed'
}
