import type { ProfileField, ProfileForm } from './profile.model.ts'
import type { Profile } from './use-profile.ts'

/** What every part of the profile's form is given. */
export interface PartProps {
  readonly form: ProfileForm
  /** Another number: the answers were replaced as a whole, by saving or undoing. */
  readonly edition: number
  readonly write: Profile['write']
  readonly errorOf: (field: ProfileField) => string | null
}
