import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import type { OptionId, ZoneId } from '../ids/index.ts'
import { type Plate, plate } from '../plates/index.ts'
import { addressFor, hasAddressFor, isAddressEmpty, type Subscriber } from '../subscriber/index.ts'
import { liveOptions } from './plan-price.ts'
import type { RightPlan } from './right-plan.ts'

// Rules that the requests of both kinds of right share (first document §5).

/** The steps with questions; a review follows. */
export const INPUT_STEPS = ['detail', 'identity', 'complement'] as const
export type InputStep = (typeof INPUT_STEPS)[number]

/** A problem that prevents leaving a step. `field` is the form's: `plates.0`, `customFields.<id>`, `evidences.<id>`. */
export interface RequestFault<R extends string = string> {
  readonly field: string
  readonly reason: R
}

/** The problem of a field whose rule refuses; none when it allows. */
export const faultWhenRefused = <R extends string>(
  field: string,
  verdict: Verdict<R>,
): readonly RequestFault<R>[] => (verdict.allowed ? [] : [{ field, reason: verdict.reason }])

/** The consent checkbox must be ticked to leave step 1. */
export const consentRule = (isGiven: boolean): Verdict<'consent-missing'> =>
  isGiven ? ALLOWED : refused('consent-missing')

/** Required where the plan has live options, and must be one of them. */
export const optionRule = (plan: RightPlan, chosen: OptionId | null): Verdict<'option-missing'> => {
  const options = liveOptions(plan)
  return options.length === 0 || options.some(({ id }) => id === chosen) ? ALLOWED : refused('option-missing')
}

/** Step 2: the relevant address must have locality, postal code and street name. */
export const addressRule = (
  plan: Pick<RightPlan, 'isProfessional'>,
  subscriber: Subscriber,
): Verdict<'address-incomplete' | 'professional-address-incomplete'> => {
  if (hasAddressFor(subscriber, plan.isProfessional)) return ALLOWED
  return refused(plan.isProfessional ? 'professional-address-incomplete' : 'address-incomplete')
}

export type ProfileRefusal =
  | 'profile-missing'
  | 'identity-missing'
  | 'address-incomplete'
  | 'professional-address-incomplete'

/** The subscriber must have a name and the relevant address; without either there is no profile yet. */
export const profileRule = (
  plan: Pick<RightPlan, 'isProfessional'>,
  subscriber: Subscriber,
): Verdict<ProfileRefusal> => {
  const isNamed = subscriber.firstName.trim() !== '' && subscriber.lastName.trim() !== ''
  if (isNamed) return addressRule(plan, subscriber)
  const hasAddress = !isAddressEmpty(addressFor(subscriber, plan.isProfessional))
  return refused(hasAddress ? 'identity-missing' : 'profile-missing')
}

export interface PlateNeeds {
  readonly isRequired: boolean
  readonly max: number
  /** Plates must be among these (`shouldUseSubscriptionPlate`); null: any. */
  readonly among: readonly Plate[] | null
}
export type PlateRefusal =
  | 'plate-missing'
  | 'too-many-plates'
  | 'plate-malformed'
  | 'plate-twice'
  | 'plate-not-of-subscription'

function plateFault(
  text: string,
  index: number,
  texts: readonly string[],
  needs: PlateNeeds,
): PlateRefusal | null {
  if (text.trim() === '') return null
  const read = plate(text)
  if (read === null) return 'plate-malformed'
  if (texts.findIndex(other => plate(other) === read) < index) return 'plate-twice'
  return needs.among && !needs.among.includes(read) ? 'plate-not-of-subscription' : null
}

/** Ignores blank plates; the others must be valid, distinct and at most as many as the plan allows. */
export function plateFaults(
  texts: readonly string[],
  needs: PlateNeeds,
): readonly RequestFault<PlateRefusal>[] {
  const filled = texts.filter(text => text.trim() !== '').length
  if (filled === 0) return needs.isRequired ? [{ field: 'plates', reason: 'plate-missing' }] : []
  const each = texts.flatMap((text, index) => {
    const reason = plateFault(text, index, texts, needs)
    return reason === null ? [] : [{ field: `plates.${index}`, reason }]
  })
  return filled > needs.max ? [{ field: 'plates', reason: 'too-many-plates' }, ...each] : each
}

/** Plates can be added until the maximum, and removed while more than one remains. */
export const canAddPlate = (count: number, max: number): boolean => count < max
export const canRemovePlate = (count: number): boolean => count > 1

/** A zone is required where the plan has a zone choice, and must be one of those offered. */
export const zoneRule = (
  plan: Pick<RightPlan, 'hasZoneChoice'>,
  chosen: ZoneId | null,
  offered: readonly ZoneId[],
): Verdict<'zone-missing' | 'zone-not-offered'> => {
  if (!plan.hasZoneChoice) return ALLOWED
  if (chosen === null) return refused('zone-missing')
  return offered.includes(chosen) ? ALLOWED : refused('zone-not-offered')
}

/** The only zone offered, preselected in a disabled field; null when there are several. */
export const onlyZone = (offered: readonly ZoneId[]): ZoneId | null =>
  offered.length === 1 ? (offered[0] ?? null) : null

/** Going back is always allowed; going forward only from a valid step, to the next step or to one already reached. */
export const canGoToStep = (
  target: number,
  current: number,
  isCurrentValid: boolean,
  completed: ReadonlySet<number>,
): boolean => target <= current || (isCurrentValid && (target === current + 1 || completed.has(target - 1)))
