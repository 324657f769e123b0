import type { DB } from './schema-tables.ts'

export type {
  ResourceKind,
  StoredOperationStatus,
  UploadOwnerKind,
} from './schema-columns.ts'
export { at } from './schema-columns.ts'

/** The city's tables, by name. */
export type Schema = DB
