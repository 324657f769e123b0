import { passesCritairFilter, UNRANKED, type Vehicle } from '@parvis/shared-kernel/subscriber'
import { type CritairLevel, critairLevel } from './vehicles.model.ts'

/** Lists of vehicles show so many, then an ellipsis (second document §9). */
export const SHOWN_AT_FIRST = 3

export interface CritairChoice {
  readonly level: CritairLevel | 'none'
  /** What the filter is given for it: every code by which the city names this class. */
  readonly codes: readonly string[]
}

const LEVELS: readonly CritairChoice['level'][] = ['E', '1', '2', '3', '4', '5', 'none']

// Nothing said of a class, and a class that this portal cannot draw, are told as no class.
const levelOf = ({ vehicleCritair }: Vehicle) => critairLevel(vehicleCritair) ?? 'none'

/**
 * The classes that a garage can be narrowed to: none where it would tell nothing apart. "Without a class" stands for every
 * vehicle that has none, whatever the city says instead of one (second document §5).
 */
export function critairChoices(garage: readonly Vehicle[]): readonly CritairChoice[] {
  if (garage.length <= SHOWN_AT_FIRST) return []
  const choices = LEVELS.flatMap(level => {
    const raws = garage.filter(vehicle => levelOf(vehicle) === level).map(vehicle => vehicle.vehicleCritair)
    if (raws.length === 0) return []
    const codes = level === 'none' ? [UNRANKED, ...raws] : raws
    return [{ level, codes: [...new Set(codes.filter(code => code !== null))] }]
  })
  return choices.length > 1 ? choices : []
}

/** The vehicles of the chosen classes; all of them while none is chosen. */
export function vehiclesOf(
  garage: readonly Vehicle[],
  choices: readonly CritairChoice[],
  chosen: ReadonlySet<CritairChoice['level']>,
): readonly Vehicle[] {
  const codes = choices.filter(({ level }) => chosen.has(level)).flatMap(choice => choice.codes)
  return garage.filter(vehicle => passesCritairFilter(codes, vehicle))
}
