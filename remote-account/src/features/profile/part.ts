import type { Address } from '@parvis/shared-kernel/subscriber'
import type { ProfileField, ProfileForm } from './profile.model.ts'
import type { Profile } from './use-profile.ts'

/** What every part of the profile's form is given. */
export interface PartProps {
  readonly form: ProfileForm
  /** Another number: the answers were replaced as a whole, by saving or undoing. */
  readonly edition: number
  /** Looked up before a request was begun; null where none was. */
  readonly told: Address | null
  readonly write: Profile['write']
  readonly errorOf: (field: ProfileField) => string | null
}
