import type { Figures } from '../measuring/measure.ts'
import { type Spread, spreadOf } from './statistics.ts'

/** All loads of one variant of one page, in the order of the rounds. */
export interface Series {
  readonly page: string
  readonly variant: string
  readonly loads: readonly Figures[]
}

export type Metric = Exclude<keyof Figures, 'addresses'>

export const valuesOf = ({ loads }: Series, metric: Metric): number[] => loads.map(load => load[metric])

export const medianOf = (series: Series, metric: Metric): number => spread(series, metric).median

export const spread = (series: Series, metric: Metric): Spread => spreadOf(valuesOf(series, metric))

export function seriesOf(all: readonly Series[], page: string, variant: string): Series | null {
  return all.find(one => one.page === page && one.variant === variant) ?? null
}
