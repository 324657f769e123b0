import type { MaybeMoment, Moment } from './schema-columns.ts'

/** Whom a file belongs to: a subscriber, or an appeal or refund that is known by its secret id alone. */
export type UploadOwnerKind = 'subscriber' | 'appeal' | 'refund'

/** One row for each signed address; the store holds no object without its row. */
export interface UploadTable {
  city_id: string
  urn: string
  owner_kind: UploadOwnerKind
  owner_id: string
  /** The owner again, when it is a subscriber. */
  subscriber_id: string | null
  mime: string
  signed_bytes: number | null
  expires_at: Moment
  size_bytes: number | null
  sha256: string | null
  /** When the file was accepted and left quarantine. */
  stored_at: MaybeMoment
  refusal: 'FileTooLarge' | 'FileTypeNotSupported' | 'FileUnreadable' | null
}
