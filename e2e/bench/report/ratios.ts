import { type Metric, type Series, seriesOf, valuesOf } from './series.ts'
import { ratioOf, type Spread } from './statistics.ts'

/** The federation against another variant of the same page. */
export interface Ratio extends Spread {
  readonly page: string
  readonly what: string
  readonly by: string
}

const COMPARED: readonly { readonly metric: Metric; readonly what: string; readonly by: string }[] = [
  { metric: 'ready', what: 'ready', by: 'monolith' },
  { metric: 'ready', what: 'ready', by: 'minimal' },
  { metric: 'firstPaint', what: 'FCP', by: 'static' },
  { metric: 'ready', what: 'ready', by: 'before' },
  { metric: 'firstPaint', what: 'FCP', by: 'before' },
]

/** Ratios for which both sides were measured. */
export function ratiosOf(all: readonly Series[]): Ratio[] {
  const pages = [...new Set(all.map(({ page }) => page))]
  return pages.flatMap(page =>
    COMPARED.flatMap(({ metric, what, by }) => {
      const [federation, other] = [seriesOf(all, page, 'federation'), seriesOf(all, page, by)]
      if (!federation || !other) return []
      return [{ page, what, by, ...ratioOf(valuesOf(federation, metric), valuesOf(other, metric)) }]
    }),
  )
}
