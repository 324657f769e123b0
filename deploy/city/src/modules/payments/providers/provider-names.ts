/** Names of providers in settings, in a city's folder and in the database. */
export const PROVIDER_NAMES = ['redirect', 'form'] as const
export type ProviderName = (typeof PROVIDER_NAMES)[number]
