import type { Generated } from 'kysely'
import type { Json, MaybeJson, MaybeMoment, Moment } from './schema-columns.ts'

export interface DraftTable {
  city_id: string
  subscriber_id: string
  procedure: string
  body: Json<Record<string, unknown>>
  version: number
  updated_at: Moment
}
export interface CityConfigVersionTable {
  city_id: string
  version: number
  config: Json<Record<string, unknown>>
  created_at: Moment
  /** When it came into use; null for one that was refused. */
  applied_at: MaybeMoment
  /** Why it was refused, field by field. */
  fault: MaybeJson
}
export interface WaitingMailTable {
  mail_id: string
  city_id: string
  task: string
  recipient: string
  subject: string
  body: string
  html: Generated<string | null>
  headers: MaybeJson
  sender: Generated<string | null>
  paper: MaybeJson
  paper_tries: Generated<number>
  written_at: Moment
  tries: Generated<number>
  next_try_at: Moment
}
export interface RefusedMailTable {
  mail_id: string
  city_id: string
  task: string
  refused_at: Moment
}
export interface FileToRemoveTable {
  urn: string
  since: Moment
}
