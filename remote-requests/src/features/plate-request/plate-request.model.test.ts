import { failureOfResponse } from '@parvis/shared-kernel/api'
import { evidenceId } from '@parvis/shared-kernel/ids'
import type { Plate } from '@parvis/shared-kernel/plates'
import type { Vehicle } from '@parvis/shared-kernel/subscriber'
import { instantFromMs } from '@parvis/shared-kernel/time'
import type { Upload, Uploads } from '@parvis/shared-kernel/uploads'
import { describe, expect, it } from 'vitest'
import { hasUnsent, keptFilesOf, uploadsOfKept } from '../../kept-files/kept-files.model.ts'
import {
  changeBody,
  changeRefusal,
  documentFaults,
  firstLines,
  plateChangeFaults,
  plateChanges,
} from './plate-request.model.ts'

const today = ['FG482KD', 'AA229AA'] as Plate[]
const home = { id: evidenceId('ev-home'), name: 'Domicile', mandatory: true, expirationPeriod: null }
const photo = { id: evidenceId('ev-photo'), name: 'Photo', mandatory: false, expirationPeriod: null }
const vehicle = (vehicleCritair: string) => ({ plate: 'DZ117PR', vehicleCritair, deleted: false }) as Vehicle
const file = { name: 'a.pdf', size: 4, type: 'application/pdf' }
const ready = { kind: 'ready', file, mediaId: 'm-1', urn: 'urn:1', sentAt: instantFromMs(5) } as Upload
const sending = { kind: 'sending', file: new File(['x'], 'b.pdf'), progress: null } as Upload
const failed = {
  kind: 'failed',
  file: new File(['x'], 'b.pdf'),
  wording: { id: 'failure.network' },
} as Upload
const with_ = (upload: Upload | undefined, id = 'ev-home'): Uploads =>
  upload ? ({ [id]: upload } as Uploads) : {}

it('begins with today’s plates, as they are written, or with an empty line', () => {
  expect(firstLines(today)).toEqual(['FG-482-KD', 'AA-229-AA'])
  expect(firstLines([])).toEqual([''])
})

describe('the plates that are wished for', () => {
  it.each([
    ['one replaced', ['FG482KD', 'DZ117PR'], []],
    ['one taken away', ['FG482KD'], []],
    ['the same in another spacing', ['fg 482 kd', 'AA-229-AA'], ['unchanged']],
    ['the same in another order', ['AA229AA', 'FG482KD'], ['unchanged']],
    ['none', ['', ' '], ['plate-missing']],
    ['one that is none', ['?', 'AA229AA'], ['plate-malformed']],
    ['one too many', ['FG482KD', 'AA229AA', 'DZ117PR'], ['too-many-plates']],
    ['one twice', ['DZ117PR', 'dz-117-pr'], ['plate-twice']],
  ])('%s', (_what, texts, reasons) => {
    const offer = { maxPlates: 2, vehicleCritairs: [] }
    expect(plateChangeFaults(texts, today, offer, []).map(({ reason }) => reason)).toEqual(reasons)
  })
  it.each([
    ['that one does not have', ['FG482KD', 'DZ117PR'], [], ['plates.1: vehicle-unknown']],
    ['of another class', ['FG482KD', 'DZ117PR'], [vehicle('3')], ['plates.1: vehicle-class']],
    ['of its class', ['FG482KD', 'DZ117PR'], [vehicle('1')], []],
    ['while the vehicles are not known', ['FG482KD', 'DZ117PR'], null, []],
  ])('of an offer for certain vehicles, one %s', (_what, texts, garage, expected) => {
    const faults = plateChangeFaults(texts, today, { maxPlates: 2, vehicleCritairs: ['1'] }, garage)
    expect(faults.map(({ field, reason }) => `${field}: ${reason}`)).toEqual(expected)
  })
})

describe('what changes', () => {
  it.each([
    ['nothing', ['AA229AA', 'fg 482 kd'], [], [], 2],
    ['one for another', ['FG482KD', 'dz 117 pr'], ['DZ117PR'], ['AA229AA'], 1],
    ['one more', ['FG482KD', 'AA229AA', 'DZ117PR'], ['DZ117PR'], [], 2],
    ['one less', ['AA229AA', ''], [], ['FG482KD'], 1],
    ['two for one', ['DZ117PR'], ['DZ117PR'], ['FG482KD', 'AA229AA'], 0],
  ])('is %s', (_what, texts, added, removed, same) => {
    expect(plateChanges(texts, today)).toEqual({ added, removed, same })
  })
})

describe('a document', () => {
  it.each([
    ['mandatory without a file', home, undefined, [], 'missing'],
    ['optional without a file', photo, undefined, [], null],
    ['that arrived', home, ready, [], null],
    ['optional that did not arrive', photo, failed, [], 'invalid'],
    ['mandatory that did not arrive', home, failed, [], 'invalid'],
    ['that the city has not received', home, ready, ['ev-home'], 'not-received'],
  ] as const)('%s', (_what, evidence, upload, misses, fault) => {
    const faults = documentFaults([evidence], with_(upload, evidence.id), misses)
    expect(faults.map(fault => fault.fault)).toEqual(fault === null ? [] : [fault])
  })
})

it('sends the plates in their one form and the files that arrived', () => {
  const uploads = { ...with_(ready), ...with_(sending, 'ev-photo') }
  expect(changeBody(['dz 117 pr', ''], [home, photo], uploads)).toEqual({
    plates: ['DZ117PR'],
    evidences: [{ evidencePropertiesId: 'ev-home', evidenceSubscriberMediaId: 'm-1' }],
  })
})

describe('a refusal of the city belongs to', () => {
  const fields = (path: string, message: string) => ({
    error: 'ValidationFailed',
    fields: [{ path, message }],
  })
  it.each([
    [
      'the plates, used elsewhere',
      409,
      { error: 'OrderPlateUsed' },
      { at: 'plates', messageId: 'plates.used' },
    ],
    [
      'the plates, unchanged',
      400,
      fields('plates', 'unchanged'),
      { at: 'plates', messageId: 'plates.unchanged' },
    ],
    [
      'the whole, asked twice',
      409,
      { error: 'OrderAlreadyExists' },
      { at: 'whole', messageId: 'plates.waiting' },
    ],
    ['the documents', 409, fields('evidences.ev-home', 'missing'), { at: 'documents', missing: ['ev-home'] }],
    [
      'the whole, for plates that are wrong',
      400,
      fields('plates', 'malformed'),
      { at: 'whole', messageId: null },
    ],
    [
      'the whole, for a comment unchanged',
      400,
      fields('comment', 'unchanged'),
      { at: 'whole', messageId: null },
    ],
    ['the whole, for anything else', 409, { error: 'Conflict' }, { at: 'whole', messageId: null }],
  ])('%s', (_where, status, body, refusal) => {
    expect(changeRefusal(failureOfResponse(status, body))).toEqual(refusal)
  })
  it('the whole, when nothing answered', () => {
    expect(changeRefusal({ kind: 'network' })).toEqual({ at: 'whole', messageId: null })
  })
})

describe('the files of a draft', () => {
  const held = {
    kind: 'held',
    document: {
      ...{ id: home.id, name: 'old.pdf', size: 9, mime: 'application/pdf', urn: 'urn:2', contentUrl: null },
      created: instantFromMs(7),
      evidenceSubscriberMediaId: 'm-2',
    },
  } as Upload
  it.each([
    ['sent', ready],
    ['used again', held],
  ])('that were %s come back as they were', (_how, upload) => {
    const uploads = with_(upload)
    expect(uploadsOfKept(keptFilesOf(uploads))).toEqual(uploads)
  })
  it('that did not arrive are none', () => {
    expect(keptFilesOf({ ...with_(sending), ...with_(failed, 'ev-photo') })).toEqual({})
  })
  it.each(['urn', 'evidenceSubscriberMediaId'])('of which the city gives no %s are none', name => {
    const nameless = { ...held, document: { ...('document' in held && held.document), [name]: null } }
    expect(keptFilesOf(with_(nameless as Upload))).toEqual({})
  })
  it.each([
    ['on their way', sending, true],
    ['that failed', failed, true],
    ['that arrived', ready, false],
    ['that the city has', held, false],
    ['of nobody', undefined, false],
  ])('%s keep a page from being left or not', (_which, upload, expected) => {
    expect(hasUnsent(with_(upload))).toBe(expected)
  })
})
