import type { Json, Moment } from './schema-columns.ts'

/** Somebody who has not proven their address yet: no account. */
export interface RegistrationTable {
  city_id: string
  login: string
  registration_id: string
  password_hash: string
  first_name: string
  last_name: string
  plate: string | null
  lang: string
  created_at: Moment
  expires_at: Moment
}
/** What was asked about an account and is still to be done. */
export interface AccountWishTable {
  wish_id: string
  city_id: string
  kind: string
  login: string
  wish: Json<object>
  asked_at: Moment
  next_try_at: Moment
}
export interface EmailChangeTable {
  city_id: string
  subscriber_id: string
  change_id: string
  email: string
  created_at: Moment
  expires_at: Moment
}
export interface SignInLinkTable {
  link_id: string
  city_id: string
  email: string
  subscriber_id: string | null
  created_at: Moment
  expires_at: Moment
}
