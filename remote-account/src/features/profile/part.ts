import type { Address } from '@parvis/shared-kernel/subscriber'
import type { Asked, ProfileField, ProfileForm, ProfileGroup } from './profile.model.ts'
import type { Profile } from './use-profile.ts'

export interface PartProps {
  readonly form: ProfileForm
  /** Changes when the answers are replaced as a whole, by saving or undoing. */
  readonly edition: number
  /** Address looked up before the request began, else null. */
  readonly visitorAddress: Address | null
  /** What the citizen was sent here for. */
  readonly asked: Asked | null
  readonly shown: readonly ProfileGroup[]
  readonly write: Profile['write']
  readonly search: Profile['search']
  readonly errorOf: (field: ProfileField) => string | null
}
