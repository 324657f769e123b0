import { expect, test } from 'vitest'
import type { Block, Paper } from './paper.ts'
import { createPrinter } from './printer.ts'

const paperOf = (blocks: readonly Block[]): Paper => ({
  lang: 'fr',
  title: 'Justificatif',
  sender: { name: 'Ville de Valmont', contact: [] },
  reference: 'Document A1B2',
  number: 'A1B2',
  madeAt: 0,
  accent: '#0f6b78',
  blocks,
})
const SHORT = paperOf([{ kind: 'text', text: 'Bonjour' }])
const ENDLESS = paperOf(
  Array.from({ length: 4_000 }, () => ({ kind: 'text' as const, text: 'mot '.repeat(400) })),
)
const BUSY = { status: 503, code: 'Service Unavailable' }
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 8)).toString() === '%PDF-1.7'

test('a hundred who ask at once all get their paper', async () => {
  const printer = createPrinter()
  const all = await Promise.all(Array.from({ length: 100 }, () => printer.print(SHORT)))
  expect(all.every(isPdf)).toBe(true)
}, 60_000)

test('a paper that takes too long is given up, and the next one is printed', async () => {
  const printer = createPrinter({ capMs: 2_000 })
  const [endless, next] = await Promise.allSettled([printer.print(ENDLESS), printer.print(SHORT)])
  expect(endless).toMatchObject({ status: 'rejected', reason: BUSY })
  expect(next.status === 'fulfilled' && isPdf(next.value)).toBe(true)
}, 30_000)

test('a printer goes on after a paper that cannot be set', async () => {
  const printer = createPrinter({ capMs: 20_000 })
  const broken = { ...SHORT, accent: 'no colour', blocks: [{ kind: 'poem' }] } as unknown as Paper
  await expect(printer.print(broken)).rejects.toThrow('could not be set')
  expect(isPdf(await printer.print(SHORT))).toBe(true)
}, 30_000)

test('whoever comes when the queue is full is told to come back', async () => {
  const printer = createPrinter({ capMs: 20_000, longestQueue: 2 })
  const first = [printer.print(SHORT), printer.print(SHORT)]
  await expect(printer.print(SHORT)).rejects.toMatchObject({
    ...BUSY,
    details: { headers: { 'retry-after': '3' } },
  })
  expect((await Promise.all(first)).every(isPdf)).toBe(true)
  expect(isPdf(await printer.print(SHORT))).toBe(true)
}, 30_000)

test('a place that is held keeps others out, and is free again once it is given back', async () => {
  const printer = createPrinter({ capMs: 20_000, longestQueue: 1 })
  const place = printer.reserve()
  await expect(printer.print(SHORT)).rejects.toMatchObject(BUSY)
  place.giveBack()
  place.giveBack()
  const next = printer.reserve()
  expect(() => printer.reserve()).toThrow()
  expect(isPdf(await next.print(SHORT))).toBe(true)
  expect(isPdf(await printer.print(SHORT))).toBe(true)
}, 30_000)

test('nobody waits in a queue that papers so far show to be too long', async () => {
  const printer = createPrinter({ capMs: 20_000, longestWaitMs: 0 })
  expect(isPdf(await printer.print(SHORT))).toBe(true)
  const first = printer.print(SHORT)
  await expect(printer.print(SHORT)).rejects.toMatchObject(BUSY)
  expect(isPdf(await first)).toBe(true)
}, 30_000)

test('a turn that has not come in time is given up', async () => {
  const printer = createPrinter({ capMs: 20_000, givenUpMs: -1 })
  await expect(printer.print(SHORT)).rejects.toMatchObject(BUSY)
}, 30_000)
