import type { ColumnType, Generated } from 'kysely'
import type {
  AccountWishTable,
  EmailChangeTable,
  RegistrationTable,
  SignInLinkTable,
} from './schema-accounts.ts'
import type {
  AppealComplementTable,
  AppealFormTable,
  AppealPieceTable,
  AppealTable,
  RateLimitTable,
  RefundTable,
} from './schema-appeals.ts'
import type {
  CityConfigVersionTable,
  DraftTable,
  FileToRemoveTable,
  RefusedMailTable,
  WaitingMailTable,
} from './schema-around.ts'
import type { Json, MaybeJson, MaybeMoment, Moment } from './schema-columns.ts'
import type { UploadTable } from './schema-evidence.ts'
import type { EventTable, OneTimeTokenTable } from './schema-links.ts'
import type {
  FineClaimTable,
  FinePaymentTable,
  FineTable,
  FineVersionTable,
  KeptFineTable,
  OperationTable,
  PaymentCallbackTable,
} from './schema-money.ts'
import type { PaymentLinkTable } from './schema-payments.ts'
import type { ReminderChoiceTable, RightReminderTable } from './schema-reminders.ts'
import type { IdempotencyKeyTable } from './schema-requests.ts'
import type {
  AgentCommentTable,
  DefinitionOptionTable,
  DefinitionTable,
  EvidenceTraceTable,
  MediaTable,
  OfferOptionTable,
  OfferTable,
  PlateChangeTable,
  RequestedEvidenceTable,
  RightSharerTable,
  RightTable,
} from './schema-rights.ts'
import type { PastSharerTable } from './schema-sharing.ts'

export { at } from './schema-columns.ts'
export type { UploadOwnerKind } from './schema-evidence.ts'
export type { ResourceKind, StoredOperationStatus } from './schema-money.ts'
export type { StoredRightStatus } from './schema-rights.ts'

export interface ServerStateTable {
  key: string
  value: ColumnType<unknown, string, string>
}
export interface CityTable {
  city_id: string
  position: number
  name: string
  config: Json<Record<string, unknown>>
  error_reporting: Json<Record<string, unknown>>
  status_vocabulary: 'first' | 'second'
}
export interface ZoneTable {
  city_id: string
  zone_id: string
  position: number
  name: string
}
export interface AddressTable {
  city_id: string
  address_id: Generated<number>
  zone_id: string | null
  street_number: string
  street_number_bis: string | null
  street_type: string
  street_name: string
  postal_code: string
  locality: string
  searchable: string
}
export interface SubscriberTable {
  city_id: string
  subscriber_id: string
  first_name: string
  last_name: string
  gender: string | null
  email: string | null
  phone_number: string | null
  home_phone_number: string | null
  /** Of payments alone; null is the one of the account. */
  payment_email: string | null
  lang: string
  address: MaybeJson
  professional_address: MaybeJson
  enterprise: MaybeJson
  zone_id: string | null
  professional_zone_id: string | null
  should_receive_sms: boolean
  is_professional: boolean
  created_at: Moment
  updated_at: Moment
  erased_at: MaybeMoment
  last_seen_at: MaybeMoment
}
export interface CustomerAccountTable {
  city_id: string
  login: string
  subscriber_id: string
  password_hash: string
  proof_id: Generated<string | null>
}
export interface IdentityTable {
  city_id: string
  issuer: string
  subject: string
  subscriber_id: string
}
export interface LoginNonceTable {
  city_id: string
  nonce_hash: string
  used_at: Moment
}
export interface SessionTable {
  session_hash: string
  city_id: string
  subscriber_id: string
  created_at: Moment
  idle_expires_at: Moment
  absolute_expires_at: Moment
  revoked_at: MaybeMoment
}
export interface VehicleTable {
  city_id: string
  vehicle_id: string
  subscriber_id: string
  name: string
  plate: string
  vehicle_category: string | null
  vehicle_critair: string | null
  vehicle_critair_source: string | null
  vehicle_type_source: string | null
  created_at: Moment
  deleted: Generated<boolean>
}
export interface CatalogueStateTable {
  is_only: Generated<boolean>
  version: number
}
export interface Schema {
  catalogue_state: CatalogueStateTable
  server_state: ServerStateTable
  cities: CityTable
  zones: ZoneTable
  addresses: AddressTable
  subscribers: SubscriberTable
  customer_accounts: CustomerAccountTable
  identities: IdentityTable
  login_nonces: LoginNonceTable
  sessions: SessionTable
  offers: OfferTable
  offer_options: OfferOptionTable
  definitions: DefinitionTable
  definition_options: DefinitionOptionTable
  rights: RightTable
  idempotency_keys: IdempotencyKeyTable
  right_sharers: RightSharerTable
  past_sharers: PastSharerTable
  right_reminders: RightReminderTable
  reminder_choices: ReminderChoiceTable
  plate_changes: PlateChangeTable
  agent_comments: AgentCommentTable
  requested_evidences: RequestedEvidenceTable
  media: MediaTable
  evidence_traces: EvidenceTraceTable
  uploads: UploadTable
  vehicles: VehicleTable
  fines: FineTable
  fine_versions: FineVersionTable
  kept_fines: KeptFineTable
  fine_payments: FinePaymentTable
  fine_claims: FineClaimTable
  refunds: RefundTable
  appeal_forms: AppealFormTable
  appeals: AppealTable
  appeal_complements: AppealComplementTable
  appeal_pieces: AppealPieceTable
  rate_limits: RateLimitTable
  operations: OperationTable
  payment_callbacks: PaymentCallbackTable
  payment_links: PaymentLinkTable
  one_time_tokens: OneTimeTokenTable
  events: EventTable
  registrations: RegistrationTable
  account_wishes: AccountWishTable
  email_changes: EmailChangeTable
  sign_in_links: SignInLinkTable
  drafts: DraftTable
  waiting_mails: WaitingMailTable
  refused_mails: RefusedMailTable
  city_config_versions: CityConfigVersionTable
  files_to_remove: FileToRemoveTable
}
