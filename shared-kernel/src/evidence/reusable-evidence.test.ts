import { expect, test } from 'vitest'
import { evidenceId, mediaId } from '../ids/index.ts'
import { type Instant, type IsoDuration, instant } from '../time/index.ts'
import { type AcceptedEvidence, reusableEvidences, type SupportingEvidence } from './index.ts'

const PARIS = 'Europe/Paris'
const at = (iso: string) => instant(iso) as Instant
const NOW = at('2026-09-01T00:00:00+02:00')

const document = (id: string, media: string, created: string): AcceptedEvidence => ({
  id: evidenceId(id),
  mediaId: mediaId(media),
  urn: `urn:${media}`,
  name: `${id}.pdf`,
  mime: 'application/pdf',
  size: 10,
  created: at(created),
  accepted: at(created),
})
const ask = (id: string, period: string | null): SupportingEvidence => ({
  id: evidenceId(id),
  name: id,
  mandatory: true,
  expirationPeriod: period as IsoDuration | null,
})
const reusable = (documents: readonly AcceptedEvidence[], asked: readonly SupportingEvidence[]) =>
  reusableEvidences(documents, asked, NOW, PARIS).map(({ mediaId: media, expires }) => [media, expires])

test.each([
  ['made three months ago to the second', '2026-06-01T00:00:00+02:00', 'P3M', true],
  ['made a second earlier', '2026-05-31T23:59:59+02:00', 'P3M', false],
  ['that never gets too old', '2001-01-01T00:00:00Z', null, true],
])('a document %s may serve again or not', (_name, created, period, isGood) => {
  expect(reusable([document('home', 'm', created)], [ask('home', period)])).toHaveLength(isGood ? 1 : 0)
})

test('of each kind the newest document is told, newest first', () => {
  const documents = [
    document('home', 'old', '2026-07-01T00:00:00Z'),
    document('home', 'new', '2026-08-01T00:00:00Z'),
    document('card', 'card', '2026-08-15T00:00:00Z'),
  ]
  expect(reusable(documents, [ask('home', 'P3M'), ask('card', null)])).toEqual([
    ['card', null],
    ['new', at('2026-11-01T01:00:00Z')],
  ])
})

test.each([
  ['made last, though accepted first', ['2026-07-01', '2026-08-20'], ['2026-08-01', '2026-08-02'], 'two'],
  ['accepted last, of two made together', ['2026-08-01', '2026-08-02'], ['2026-08-01', '2026-08-03'], 'two'],
  [
    'first by its id, of two that are alike',
    ['2026-08-01', '2026-08-02'],
    ['2026-08-01', '2026-08-02'],
    'one',
  ],
] as const)('the newest is the one %s', (_, one, two, newest) => {
  const documents = [['one', ...one] as const, ['two', ...two] as const].map(([media, made, accepted]) => ({
    ...document('home', media, `${made}T00:00:00Z`),
    accepted: at(`${accepted}T00:00:00Z`),
  }))
  for (const given of [documents, documents.toReversed()])
    expect(reusable(given, [ask('home', null)])).toEqual([[newest, null]])
})

test('a kind that no offer asks any more is left out', () => {
  expect(reusable([document('home', 'm', '2026-08-01T00:00:00Z')], [ask('card', null)])).toEqual([])
})

test('where offers disagree on the period, the shortest counts', () => {
  const documents = [document('home', 'm', '2026-08-01T00:00:00+02:00')]
  const asked = [ask('home', null), ask('home', 'P6M'), ask('home', 'P2M')]
  expect(reusable(documents, asked)).toEqual([['m', at('2026-10-01T00:00:00+02:00')]])
  expect(reusable(documents, [...asked, ask('home', 'P1W')])).toEqual([])
})
