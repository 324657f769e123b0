import { writeFile } from 'node:fs/promises'
import { generate, PostgresDialect } from 'kysely-codegen'
import { openDatabase } from './database.ts'

const COLUMNS = './schema-columns.ts'

/** Types narrower than the database's own: vocabularies, and shapes of JSON. */
const NARROWED: Readonly<Record<string, string>> = {
  'account_tasks.payload': 'JsonOf<object>',
  'appeal_complements.pieces': 'JsonOf<RequestedPiece[]>',
  'appeal_forms.form': 'JsonOf<AnyFields>',
  'appeals.address': 'JsonOf<Address | null>',
  'appeals.capacity': 'AppellantCapacity | null',
  'appeals.lang': 'Locale',
  'appeals.state': 'KnownAppealState',
  'cities.config': 'JsonOf<AnyFields>',
  'cities.error_reporting': 'JsonOf<AnyFields>',
  'cities.status_vocabulary': 'Vocabulary',
  'city_config_versions.config': 'JsonOf<AnyFields>',
  'definition_options.terms': 'JsonOf<AnyFields>',
  'definitions.terms': 'JsonOf<AnyFields>',
  'drafts.body': 'JsonOf<AnyFields>',
  'events.resource_type': 'EventResource',
  'evidence_traces.status': 'StoredCheckStatus',
  'fine_claims.status': 'StoredClaimStatus',
  'fine_payments.source': 'FinePaymentSource',
  'fines.terms': 'JsonOf<AnyFields>',
  'offer_options.terms': 'JsonOf<AnyFields>',
  'offers.terms': 'JsonOf<AnyFields>',
  'one_time_tokens.subject': 'JsonOf<AnyFields>',
  'operations.provider': 'ProviderName',
  'operations.receipt': 'Receipt | null',
  'operations.resource_kind': 'ResourceKind',
  'operations.status': 'StoredOperationStatus',
  'payment_callbacks.provider': 'ProviderName',
  'payment_links.resource_kind': 'ResourceKind',
  'plate_changes.status': 'StoredCheckStatus',
  'refunds.documents': 'JsonOf<StoredRefundDocument[]>',
  'refunds.lang': 'Generated<Locale>',
  'refunds.status': 'StoredRefundStatus',
  'reminder_choices.kind': 'ReminderKind',
  'right_reminders.channel': 'ReminderChannel',
  'right_reminders.kind': 'ReminderKind',
  'rights.custom_fields': 'JsonOf<CustomField[]>',
  'rights.kind': 'RightKind',
  'rights.status': 'KnownStatus',
  'uploads.owner_kind': 'UploadOwnerKind',
  'uploads.refusal': 'ContentFault | null',
}
const NAMES = Object.values(NARROWED).flatMap(type => type.match(/\b[A-Z]\w+/g) ?? [])
const IMPORTED = [...NAMES, 'Moment', 'AnyJson'].filter(name => name !== 'Generated')

/** Returns the types of the tables that the migrations create. */
export const generateSchema = async (): Promise<string> => {
  const { db, close } = await openDatabase({})
  try {
    return await generate({
      db,
      dialect: new PostgresDialect(),
      excludePattern: '{schema_migrations,provider_*}',
      outFile: null,
      typeMapping: { timestamptz: 'Moment', jsonb: 'AnyJson', int8: 'number' },
      customImports: Object.fromEntries(IMPORTED.map(name => [name, `${COLUMNS}#${name}`])),
      overrides: { columns: NARROWED },
    })
  } finally {
    await close()
  }
}

if (import.meta.main) await writeFile(new URL('./schema-tables.ts', import.meta.url), await generateSchema())
