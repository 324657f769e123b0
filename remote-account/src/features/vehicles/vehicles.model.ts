import { displayPlate, type Plate, type PlateDoubt, plate, plateQuestion } from '@parvis/shared-kernel/plates'
import { name2to50, runValidators, UNRANKED, type Vehicle } from '@parvis/shared-kernel/subscriber'
import type { AccountMessageId } from '../../messages/fr.ts'

export interface VehicleForm {
  readonly name: string
  readonly plate: string
}

export type VehicleFault = 'plate' | 'plate-taken' | 'name'

const validateName = runValidators(false, [name2to50])

/** Faults before adding a vehicle; the name is optional (second document §5). */
export function vehicleFaults(form: VehicleForm, garage: readonly Vehicle[]): readonly VehicleFault[] {
  const faults: VehicleFault[] = []
  const read = plate(form.plate)
  if (read === null) faults.push('plate')
  else if (garage.some(vehicle => vehicle.plate === read)) faults.push('plate-taken')
  if (!validateName(form.name).allowed) faults.push('name')
  return faults
}

/** Display name of a vehicle: its own, else its plate. */
export const vehicleLabel = ({ name, plate: number }: Pick<Vehicle, 'name' | 'plate'>): string =>
  name.trim() || displayPlate(number)

export interface PlateHelp {
  readonly reason: AccountMessageId
  readonly found: string
  readonly suggestions: readonly Plate[]
}

const REASONS = {
  'letter-never-used': 'vehicles.doubt.letter',
  'pair-never-used': 'vehicles.doubt.pair',
  'look-alike': 'vehicles.doubt.look-alike',
  'more-than-a-plate': 'vehicles.doubt.more',
} as const satisfies Record<PlateDoubt['kind'], AccountMessageId>

/** "Did you mean …?": the first doubt about a plate and its suggestion. Never a reason to refuse (D11). */
export function plateHelp(typed: string): PlateHelp | null {
  const question = plateQuestion(typed)
  return (
    question && { reason: REASONS[question.kind], found: question.found, suggestions: question.suggestions }
  )
}

export type CritairLevel = '1' | '2' | '3' | '4' | '5' | 'E'

const LEVELS: Readonly<Record<string, CritairLevel | 'none'>> = {
  '1': '1',
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
  E: 'E',
  '0': 'E',
  ELECTRIQUE: 'E',
  ELECTRIC: 'E',
  [UNRANKED]: 'none',
  NOT_FOUND: 'none',
  NOT_IMPLEMENTED: 'none',
  NON_CLASSE: 'none',
}

/** The class as the city gives it, never computed; null if unknown. */
export function critairLevel(raw: string | null): CritairLevel | 'none' | null {
  const code = raw?.trim().toUpperCase() ?? ''
  return Object.hasOwn(LEVELS, code) ? (LEVELS[code] ?? null) : null
}

const SOURCES: Readonly<Record<string, AccountMessageId>> = {
  DECLARED: 'vehicles.critair.declared',
  USER: 'vehicles.critair.declared',
  SIV: 'vehicles.critair.registry',
  HISTOVEC: 'vehicles.critair.registry',
  REGISTRATION: 'vehicles.critair.registry',
}

/** Source of the class; an unknown source is shown under the city's name. */
export const critairSource = (raw: string): AccountMessageId =>
  SOURCES[raw.toUpperCase()] ?? 'vehicles.critair.source'

const CATEGORIES: Readonly<Record<string, AccountMessageId>> = {
  CAR: 'vehicles.category.car',
  VAN: 'vehicles.category.van',
  MOTORCYCLE: 'vehicles.category.motorcycle',
  TRUCK: 'vehicles.category.truck',
}

export const vehicleCategory = (raw: string | null): AccountMessageId | null =>
  raw !== null && Object.hasOwn(CATEGORIES, raw) ? (CATEGORIES[raw] ?? null) : null
