import type { Schema } from '../../db/schema.ts'
import type { SandboxTable } from '../../payment-sandbox.ts'
import type { Term } from './personal-table.ts'

/** Tables without data of account holders, and why; every new table must be here or in `PERSONAL_DATA`. */
export const OTHER_DATA: Readonly<
  Partial<Record<keyof Schema | SandboxTable | 'schema_migrations' | 'rate_limits', string>>
> = {
  schema_migrations: 'the machine’s own',
  server_state: 'the machine’s own',
  rate_limits: 'counts under hashes, for an hour or a day',
  files_to_remove: 'names of files that are about to go, and of nobody',
  refused_mails: 'what mails that never arrived were about, and nobody’s address',
  login_nonces: 'hashes of numbers that were used once',
  cities: 'the city’s own',
  city_config_versions: 'the city’s own',
  zones: 'the city’s own',
  catalogue_state: 'the city’s own',
  addresses: 'streets and numbers, of nobody',
  offers: 'the city’s own',
  offer_options: 'the city’s own',
  definitions: 'the city’s own',
  definition_options: 'the city’s own',
  appeal_forms: 'the city’s own',
  fines:
    'the authority’s file, opened by number and plate; an account names those that it keeps in kept_fines',
  fine_versions: 'of a fine',
  fine_payments: 'of a fine',
  fine_claims: 'of a fine',
  payment_callbacks: 'signed notifications of the payment provider: numbers of operations and amounts',
  provider_orders: 'the payment provider’s own memory: another company’s',
  provider_closed_orders: 'the payment provider’s own memory: another company’s',
  provider_captures: 'the payment provider’s own memory: another company’s',
}

/** Retention terms of tables without account holders: a provider's messages may still quote the payer. */
export const OTHER_TERMS: readonly { table: keyof typeof OTHER_DATA & keyof Schema; term: Term }[] = [
  {
    table: 'payment_callbacks',
    term: {
      days: 400,
      since: 'applied_at',
      reason: 'a bank answers questions about a payment for thirteen months',
    },
  },
  {
    table: 'refused_mails',
    term: { days: 7, since: 'refused_at', reason: 'a week is enough to see that mails are refused' },
  },
]
