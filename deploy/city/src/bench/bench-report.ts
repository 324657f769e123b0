import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'

/** Measurement of one call in one round. */
export interface Round {
  perSecond: number
  p50: number
  p99: number
  sent: number
  failed: number
  /** Calls per second, relative to the bare hello of the same round. */
  ofHello: number
}

/** Measurement of a call over all rounds: the median of each figure, and the sum of failures. */
export interface Figure extends Round {
  call: string
}

export interface Machine {
  processor: string
  cores: number
  node: string
  postgresql: string
  /** Processes that waited for a core before the measurement began; near zero on an idle machine. */
  loadBefore: number
}

export const machineFacts = (postgresql: string): Machine => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  node: process.version,
  postgresql,
  loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
})

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export const figureOf = (call: string, rounds: readonly Round[]): Figure => {
  const middle = (field: keyof Round) => median(rounds.map(round => round[field]))
  return {
    call,
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p99: middle('p99'),
    sent: sum(rounds.map(round => round.sent)),
    failed: sum(rounds.map(round => round.failed)),
    ofHello: middle('ofHello'),
  }
}

const WIDTHS = [36, 10, 9, 9, 10, 9]
const line = (cells: readonly string[]) =>
  cells
    .map((cell, index) => (index === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[index] ?? 0)))
    .join('')

export const printFigures = (machine: Machine, figures: readonly Figure[]): void => {
  const { processor, cores, node, postgresql, loadBefore } = machine
  console.log(`${processor}, ${cores} cores, Node ${node}, PostgreSQL ${postgresql}, load ${loadBefore}\n`)
  console.log(line(['call', 'a second', 'p50 ms', 'p99 ms', 'of hello', 'failed']))
  for (const { call, perSecond, p50, p99, ofHello, failed } of figures) {
    const numbers = [perSecond.toFixed(0), p50.toFixed(0), p99.toFixed(0), ofHello.toFixed(3), String(failed)]
    console.log(line([call, ...numbers]))
  }
}

export const keepFigures = (file: string, machine: Machine, figures: readonly Figure[]): Promise<void> =>
  writeFile(file, `${JSON.stringify({ machine, figures }, null, 2)}\n`)
