import type { Ratio } from './ratios.ts'
import { type Metric, medianOf, type Series, seriesOf } from './series.ts'

/** A performance target of the project. */
export interface Bar {
  readonly name: string
  readonly value: number
  readonly most: number
}

const RATIOS: readonly {
  readonly what: string
  readonly by: string
  readonly most: number
  readonly pages: RegExp
}[] = [
  { what: 'ready', by: 'monolith', most: 1, pages: /^dashboard$/ },
  { what: 'ready', by: 'minimal', most: 1.3, pages: /^dashboard$/ },
  { what: 'FCP', by: 'static', most: 1.15, pages: /./ },
  { what: 'ready', by: 'before', most: 1.05, pages: /^(dashboard|fps)$/ },
]

const FIGURES: readonly {
  readonly metric: Metric
  readonly name: string
  readonly most: number
  readonly unit: number
  readonly pages: RegExp
}[] = [
  { metric: 'depth', name: 'depth', most: 2, unit: 1, pages: /^dashboard$/ },
  { metric: 'scriptBytes', name: 'script kB', most: 185, unit: 1000, pages: /^dashboard$/ },
  { metric: 'shift', name: 'shift', most: 0.02, unit: 1, pages: /./ },
  { metric: 'blocked', name: 'blocked ms', most: 200, unit: 1, pages: /./ },
]

const HTML_KB = 5

/** Targets that these figures can be checked against. */
export function barsOf(
  all: readonly Series[],
  ratios: readonly Ratio[],
  htmlBytes: Readonly<Record<string, number>>,
): Bar[] {
  const pages = Object.keys(htmlBytes)
  return [
    ...RATIOS.flatMap(({ what, by, most, pages: meant }) =>
      ratios
        .filter(ratio => ratio.what === what && ratio.by === by && meant.test(ratio.page))
        .map(({ page, median }) => ({ name: `${page} ${what} ÷ ${by}`, value: median, most })),
    ),
    ...FIGURES.flatMap(({ metric, name, most, unit, pages: meant }) =>
      pages
        .filter(page => meant.test(page))
        .flatMap(page => {
          const series = seriesOf(all, page, 'federation')
          return series ? [{ name: `${page} ${name}`, value: medianOf(series, metric) / unit, most }] : []
        }),
    ),
    ...pages.map(page => ({ name: `${page} HTML kB`, value: (htmlBytes[page] ?? 0) / 1000, most: HTML_KB })),
  ]
}

/** Compared as printed: a figure that reads as the target meets it. */
const rounded = (value: number) => Math.round(value * 100) / 100

export const isHeld = ({ value, most }: Bar): boolean => rounded(value) <= most

/** One line: number of targets met, and each missed one with its figure. */
export function barsLine(bars: readonly Bar[]): string {
  const missed = bars.filter(bar => !isHeld(bar))
  const told = missed.map(({ name, value, most }) => `${name} ${rounded(value)} (bar ${most})`)
  const count = `Bars: ${bars.length - missed.length} of ${bars.length} hold`
  return missed.length === 0 ? `${count}.` : `${count}; missed: ${told.join(', ')}.`
}
