import { formProvider } from './form/form.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { redirectProvider } from './redirect/redirect.ts'

const PROVIDERS = {
  redirect: redirectProvider,
  form: formProvider,
} as const satisfies Record<string, PaymentProvider>

/** Name of a provider in settings, in a city's folder and in the database. */
export type ProviderName = keyof typeof PROVIDERS

const isProviderName = (name: string): name is ProviderName => Object.hasOwn(PROVIDERS, name)

export const PROVIDER_NAMES = Object.keys(PROVIDERS).filter(isProviderName)

/** The provider that an operation or a notification was written down with. */
export const providerNamed = (name: ProviderName): PaymentProvider => PROVIDERS[name]
