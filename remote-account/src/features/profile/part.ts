import type { Address } from '@parvis/shared-kernel/subscriber'
import type { AddressPart, ProfileField, ProfileForm } from './profile.model.ts'
import type { Profile } from './use-profile.ts'

export interface PartProps {
  readonly form: ProfileForm
  /** Changes when the answers are replaced as a whole, by saving or undoing. */
  readonly edition: number
  /** Address looked up before the request began, else null. */
  readonly visitorAddress: Address | null
  /** The address that a request needs. */
  readonly asked: AddressPart | null
  readonly write: Profile['write']
  readonly search: Profile['search']
  readonly errorOf: (field: ProfileField) => string | null
}
