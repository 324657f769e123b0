import { passesCritairFilter, UNRANKED, type Vehicle } from '@parvis/shared-kernel/subscriber'
import { type CritairLevel, critairLevel } from './vehicles.model.ts'

/** Number of vehicles listed before the ellipsis (second document §9). */
export const SHOWN_AT_FIRST = 3

export interface CritairChoice {
  readonly level: CritairLevel | 'none'
  /** Filter values: every city code of this class. */
  readonly codes: readonly string[]
}

const LEVELS: readonly CritairChoice['level'][] = ['E', '1', '2', '3', '4', '5', 'none']

// An absent or unknown class counts as none.
const levelOf = ({ vehicleCritair }: Vehicle) => critairLevel(vehicleCritair) ?? 'none'

/**
 * Classes to filter a garage by; empty where filtering would distinguish nothing. "Without a class" covers every
 * vehicle without one, whatever code the city uses for that (second document §5).
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
