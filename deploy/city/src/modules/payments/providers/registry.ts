import { formProvider } from './form/form.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { ProviderName } from './provider-names.ts'
import { redirectProvider } from './redirect/redirect.ts'

const PROVIDERS: Readonly<Record<ProviderName, PaymentProvider>> = {
  redirect: redirectProvider,
  form: formProvider,
}

export const providerNamed = (name: ProviderName): PaymentProvider => PROVIDERS[name]
