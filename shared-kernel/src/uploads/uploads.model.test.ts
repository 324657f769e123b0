import { describe, expect, it } from 'vitest'
import { ApiError, type ErrorWording } from '../errors/index.ts'
import { evidenceId, mediaId } from '../ids/index.ts'
import { instantFromMs } from '../time/index.ts'
import {
  canSendAgain,
  fileFault,
  isSending,
  type SentFile,
  sendFault,
  type UploadEvent,
  type Uploads,
  uploadFault,
  uploadsAfter,
} from './uploads.model.ts'

const home = evidenceId('ev-home')
const card = evidenceId('ev-card')
const file = (name: string, size = 10, type = 'application/pdf') =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size })
const first = file('one.pdf')
const second = file('two.pdf')
const after = (...events: UploadEvent[]) => events.reduce(uploadsAfter, {} as Uploads)
const sent = (name: string): SentFile => ({
  file: { name, size: 9, type: 'application/pdf' },
  mediaId: mediaId('m'),
  urn: 'urn:m',
  sentAt: instantFromMs(0),
})
const document = {
  ...sent('old.pdf').file,
  id: home,
  mime: 'application/pdf',
  urn: 'urn:o',
  contentUrl: null,
  created: null,
  evidenceSubscriberMediaId: null,
}
const chosen = (chosenFile = first): UploadEvent => ({ kind: 'chosen', id: home, file: chosenFile })

describe('the files of a request', () => {
  it('go from chosen to arrived', () => {
    const ready = after(
      chosen(),
      { kind: 'progress', id: home, file: first, share: 0.5 },
      { kind: 'done', id: home, file: first, sent: sent('one.pdf') },
    )
    expect(ready[home]).toEqual({ kind: 'ready', ...sent('one.pdf') })
    expect([uploadFault(ready[home]), uploadFault(ready[card])]).toEqual([null, 'missing'])
  })

  it.each<UploadEvent>([
    { kind: 'progress', id: home, file: first, share: 1 },
    { kind: 'done', id: home, file: first, sent: sent('one.pdf') },
    { kind: 'failed', id: home, file: first, wording: { id: 'file.upload-failed' } },
  ])('ignore what is said of a file that was replaced: $kind', late => {
    expect(after(chosen(), chosen(second), late)[home]).toEqual({
      kind: 'sending',
      file: second,
      progress: null,
    })
  })

  it('stay known when sending failed, and are forgotten when removed', () => {
    const failed = after(chosen(), {
      kind: 'failed',
      id: home,
      file: first,
      wording: { id: 'failure.network' },
    })
    expect(failed[home]).toMatchObject({ kind: 'failed', file: first })
    expect(uploadFault(failed[home])).toBe('refused')
    expect(uploadsAfter(failed, { kind: 'removed', id: home })).toEqual({})
  })
})

it('a document that the city has already counts, until another file is chosen', () => {
  const held = after({ kind: 'held', id: home, document })
  expect(uploadFault(held[home])).toBeNull()
  expect(isSending(held)).toBe(false)
  const replaced = uploadsAfter(held, chosen())
  expect([replaced[home]?.kind, isSending(replaced)]).toEqual(['sending', true])
  expect(uploadsAfter(held, { kind: 'progress', id: home, file: first, share: 1 })).toBe(held)
})

describe('a file is refused before it is sent when it', () => {
  it.each([
    ['is empty', file('a.pdf', 0), 'file.empty'],
    ['is one byte too large', file('a.pdf', 10_000_001), 'file.too-large'],
    ['is a picture larger than a phone can draw', file('a.jpg', 40_000_001, 'image/jpeg'), 'file.too-large'],
    ['is too large and of several pages', file('a.tif', 10_000_001, 'image/tiff'), 'file.too-large'],
    ['is too large and moves', file('a.gif', 10_000_001, 'image/gif'), 'file.too-large'],
    ['is no PDF or picture', file('a.svg', 10, 'image/svg+xml'), 'file.unsupported-type'],
  ])('%s', (_why, subject, id) => {
    expect(fileFault(subject)).toEqual({ id })
  })
  it.each([
    ['a document at the limit', file('a.pdf', 10_000_000)],
    ['a picture that can be made lighter', file('a.jpg', 40_000_000, 'image/jpeg')],
    ['one of which only the name tells what it is', file('IMG_1.HEIC', 10_000_001, '')],
  ])('but %s is not', (_what, subject) => {
    expect(fileFault(subject)).toBeNull()
  })
})

describe('what keeps the documents from being passed on', () => {
  const failed = (wording: ErrorWording) => ({ kind: 'failed', file: first, wording }) as const
  it.each([
    ['no file', undefined, 'missing'],
    ['a file on its way', { kind: 'sending', file: first, progress: null }, null],
    ['a file that arrived', { kind: 'ready', ...sent('one.pdf') }, null],
    ['a file that did not', failed({ id: 'failure.network' }), 'refused'],
  ] as const)('%s', (_what, upload, fault) => {
    expect(uploadFault(upload)).toBe(fault)
  })

  it('a lost network is worth another try, a file that is never taken is not', () => {
    expect(canSendAgain(failed({ id: 'failure.network' }))).toBe(true)
    expect(canSendAgain(failed({ text: 'La ville a refusé ce fichier.' }))).toBe(true)
    expect(canSendAgain(failed({ id: 'file.too-large' }))).toBe(false)
    expect(canSendAgain(failed({ id: 'FileUnreadable' }))).toBe(false)
  })
})

it('names why sending failed, in words of the catalogue', () => {
  expect(sendFault(new ApiError({ kind: 'network' }))).toEqual({ id: 'failure.network' })
  expect(sendFault(new Error('any'))).toEqual({ id: 'file.upload-failed' })
})
