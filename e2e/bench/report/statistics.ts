export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
}

/** @throws when there are no values */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [least, upper, most] = [sorted[0], sorted[middle], sorted.at(-1)]
  if (least === undefined || upper === undefined || most === undefined)
    throw new Error('nothing was measured')
  const lower = sorted.length % 2 === 1 ? upper : (sorted[middle - 1] ?? upper)
  return { median: (lower + upper) / 2, least, most }
}

/**
 * Ratio of two series measured alternately: of the medians, with the spread over the pairs, which share the machine's
 * load.
 */
export function ratioOf(values: readonly number[], by: readonly number[]): Spread {
  const pairs = spreadOf(values.map((value, index) => value / (by[index] ?? Number.NaN)))
  return { ...pairs, median: spreadOf(values).median / spreadOf(by).median }
}
