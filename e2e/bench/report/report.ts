import { barsLine, barsOf } from './bars.ts'
import { type Ratio, ratiosOf } from './ratios.ts'
import { type Metric, medianOf, type Series, spread } from './series.ts'
import { textTable } from './text-table.ts'

export interface Measured {
  readonly series: readonly Series[]
  /** Bytes of each page's HTML as the edge sends it, by the page's name. */
  readonly htmlBytes: Readonly<Record<string, number>>
  /** Name of the older commit. */
  readonly before: string | null
}

const HEAD = [
  'page',
  'variant',
  'FCP s',
  'ready s',
  '(least–most)',
  'script kB',
  'all kB',
  'requests',
  'depth',
  'blocked ms',
  'shift',
]

export function reportOf({ series, htmlBytes, before }: Measured): string {
  const ratios = ratiosOf(series)
  const html = Object.entries(htmlBytes).map(([page, bytes]) => `${page} ${kilo(bytes)}`)
  return [
    textTable([HEAD, ...series.map(row)], 2),
    '',
    'Ratios of the federation: medians (least–most of the rounds)',
    textTable(ratios.map(ratioRow), 2),
    '',
    `HTML kB: ${html.join(', ')}`,
    ...(before ? [`"before" is ${before}.`] : []),
    barsLine(barsOf(series, ratios, htmlBytes)),
  ].join('\n')
}

function row(series: Series): string[] {
  const median = (metric: Metric) => medianOf(series, metric)
  const { least, most } = spread(series, 'ready')
  return [
    series.page,
    series.variant,
    seconds(median('firstPaint')),
    seconds(median('ready')),
    `${seconds(least)}–${seconds(most)}`,
    kilo(median('scriptBytes')),
    kilo(median('allBytes')),
    median('requests').toFixed(0),
    median('depth').toFixed(0),
    median('blocked').toFixed(0),
    median('shift').toFixed(3),
  ]
}

export const ratioRow = ({ page, what, by, median, least, most }: Ratio): string[] => [
  page,
  `${what} ÷ ${by}`,
  median.toFixed(2),
  `(${least.toFixed(2)}–${most.toFixed(2)})`,
]

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)
const kilo = (bytes: number) => (bytes / 1000).toFixed(1)
