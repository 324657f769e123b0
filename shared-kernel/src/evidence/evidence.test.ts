import { expect, test } from 'vitest'
import { evidenceId, mediaId } from '../ids/index.ts'
import { type Instant, type IsoDuration, instant } from '../time/index.ts'
import {
  type AttachmentEvidence,
  evidenceTrace,
  fileRule,
  isEvidenceExpired,
  mediaTypeOf,
  missingEvidence,
  type SupportingEvidence,
  usableEvidences,
} from './index.ts'

const PARIS = 'Europe/Paris'
const at = (iso: string) => instant(iso) as Instant
const OK = 'allowed'

test.each([
  ['carte-grise.pdf', 10_000_000, 'application/pdf', OK],
  ['carte-grise.pdf', 10_000_001, 'application/pdf', 'too-large'],
  ['carte-grise.pdf', 0, 'application/pdf', 'empty'],
  ['photo.JPG', 10, 'image/jpeg', OK],
  ['photo.jpg', 10, 'image/jpg', OK],
  ['photo.heic', 10, '', OK],
  ['scan.PDF', 10, 'application/octet-stream', OK],
  [
    'bail.docx',
    10,
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'unsupported-type',
  ],
  ['plan.svg', 10, 'image/svg+xml', 'unsupported-type'],
  ['plan.svg', 10, '', 'unsupported-type'],
  ['sans-fin', 10, '', 'unsupported-type'],
  ['a.constructor', 10, '', 'unsupported-type'],
  ['bail.docx', 99_000_000, 'application/msword', 'unsupported-type'],
])('the file %s of %i bytes (%s): %s', (name, size, type, expected) => {
  const verdict = fileRule({ name, size, type })
  expect(verdict.allowed ? OK : verdict.reason).toBe(expected)
})

test('a file is sent with the type that the browser names, else with that of its ending', () => {
  expect(mediaTypeOf({ name: 'a.pdf', type: 'Application/PDF; q=1' })).toBe('application/pdf')
  expect(mediaTypeOf({ name: 'a.b.tiff', type: '' })).toBe('image/tiff')
})

test.each([
  ['pdf', 'application/pdf'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['heic', 'image/heic'],
  ['heif', 'image/heif'],
  ['tif', 'image/tiff'],
  ['tiff', 'image/tiff'],
  ['bmp', 'image/bmp'],
])('a file whose name ends in %s, of which the browser says nothing, is sent as %s', (ending, type) => {
  expect(mediaTypeOf({ name: `scan.${ending}`, type: '' })).toBe(type)
  expect(fileRule({ name: 'scan', size: 1, type }).allowed).toBe(true)
})

const THREE_MONTHS = 'P3M' as IsoDuration
test.each([
  ['made three months before to the second', '2026-06-01T00:00:00+02:00', '2026-09-01T00:00:00+02:00', false],
  ['made a second more before', '2026-05-31T23:59:59+02:00', '2026-09-01T00:00:00+02:00', true],
  ['made on the last day of November', '2025-11-30T12:00:00+01:00', '2026-02-28T12:00:00+01:00', false],
  ['made across the change of clocks', '2026-08-01T12:00:00+02:00', '2026-11-01T12:00:00+01:00', false],
  ['made after the start', '2026-10-01T00:00:00+02:00', '2026-09-01T00:00:00+02:00', false],
])('a document good for three months, %s, is too old or not', (_, created, start, expected) => {
  expect(isEvidenceExpired({ created: at(created) }, THREE_MONTHS, at(start), PARIS)).toBe(expected)
})

test('a document without a period, or of unknown age, is not too old', () => {
  const start = at('2026-09-01T00:00:00+02:00')
  expect(isEvidenceExpired({ created: 0 as Instant }, null, start, PARIS)).toBe(false)
  expect(isEvidenceExpired({ created: null }, THREE_MONTHS, start, PARIS)).toBe(false)
})

const asked = (id: string, mandatory: boolean): SupportingEvidence => ({
  id: evidenceId(id),
  name: id,
  mandatory,
  expirationPeriod: THREE_MONTHS,
})
const document = (id: string, created: string): AttachmentEvidence => ({
  id: evidenceId(id),
  name: `${id}.pdf`,
  size: 10,
  mime: 'application/pdf',
  urn: null,
  contentUrl: null,
  created: at(created),
  evidenceSubscriberMediaId: null,
})

test('a renewal takes over the documents that are still asked and not too old', () => {
  const documents = [
    document('bail', '2026-08-01T00:00:00Z'),
    document('carte-grise', '2026-01-01T00:00:00Z'),
    document('rib', '2026-08-01T00:00:00Z'),
  ]
  const kept = usableEvidences(
    documents,
    [asked('bail', true), asked('carte-grise', true)],
    at('2026-09-01T00:00:00Z'),
    PARIS,
  )
  expect(kept.map(({ id }) => id)).toEqual(['bail'])
})

test('a request needs the mandatory evidence, completing an order needs every one', () => {
  const list = [asked('bail', true), asked('carte-grise', false), asked('rib', true)]
  const names = (needs?: 'every') =>
    missingEvidence(list, [evidenceId('bail')], needs).map(({ name }) => name)
  expect(names()).toEqual(['rib'])
  expect(names('every')).toEqual(['carte-grise', 'rib'])
})

test('the trace of an upload is waiting, and says that it comes from the portal', () => {
  expect(evidenceTrace(evidenceId('bail'), mediaId('m1'), 7 as Instant)).toEqual({
    timestamp: 7,
    traceType: 'EVIDENCE',
    source: 'FRONT',
    evidencePropertiesId: 'bail',
    evidenceSubscriberMediaId: 'm1',
    status: 'WAITING',
  })
})
