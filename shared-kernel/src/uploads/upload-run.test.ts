import * as v from 'valibot'
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { ApiError, type ApiFailure } from '../errors/index.ts'
import { sentEvidenceWire } from '../wire/index.ts'
import type { lighterPicture } from './lighter-picture.ts'
import type { sendFile } from './send-file.ts'
import { createUploadRun } from './upload-run.ts'
import { sendFault } from './uploads.model.ts'
import type { watermarked } from './watermark.ts'

const send = vi.fn<typeof sendFile>(async () => undefined)
const mark = vi.fn<typeof watermarked>(async file => ({
  file: new File(['marked'], file.name, { type: file.type }),
  isMarked: true,
}))
const lighten = vi.fn<typeof lighterPicture>()
const begin = (file: File, words: string | null) => createUploadRun(file, words, { lighten, mark, send })

const file = new File(['x'], 'home.pdf', { type: 'application/pdf' })
const network: ApiFailure = { kind: 'network' }
const refusal = (status: number): ApiFailure => ({
  kind: 'api',
  status,
  error: 'e',
  message: 'm',
  code: null,
})
const failing = (failure: ApiFailure) => async () => {
  throw new ApiError(failure)
}
const callsOf = () => ({
  ask: vi.fn(async () => ({ signedUploadUrl: 'https://store.example/1', fileUrn: 'urn:1' })),
  register: vi.fn(async (media: object) => media as never),
})
const go = (run: ReturnType<typeof createUploadRun>, calls: ReturnType<typeof callsOf>) =>
  run.go(calls, new AbortController().signal, () => undefined)

beforeEach(() => {
  lighten.mockReset()
  send.mockClear()
  mark.mockClear()
})

describe('a file is sent as what it is', () => {
  const JPEG = '\xff\xd8\xff\xe0 a picture'
  const PNG = '\x89PNG\r\n\x1a\n a picture'
  const WEBP = 'RIFF\0\0\0\0WEBPVP8 '
  const HEIC = '\0\0\0\x18ftypheic\0\0\0\0mif1heic'
  it.each([
    ['a JPEG under the name of an iPhone picture', 'IMG_1.HEIC', 'image/heic', JPEG, 'image/jpeg'],
    ['a picture of a messenger under the name of a JPEG', 'home.jpg', 'image/jpeg', WEBP, 'image/webp'],
    ['a picture under the name of a document', 'home.pdf', 'application/pdf', PNG, 'image/png'],
    ['a picture whose type the browser does not know', 'IMG_1.HEIC', '', HEIC, 'image/heic'],
    ['one of two names of a type', 'IMG_1.HEIF', 'image/heif', HEIC, 'image/heif'],
    ['what no content tells', 'home.pdf', 'application/pdf', 'a text', 'application/pdf'],
  ])('%s', async (_what, name, type, content, expected) => {
    const bytes = Uint8Array.from(content, character => character.charCodeAt(0))
    for (const words of [null, 'Valmont']) {
      const calls = callsOf()
      if (words) mark.mockImplementationOnce(async marked => ({ file: marked, isMarked: true }))
      const sent = await go(begin(new File([bytes], name, { type }), words), calls)
      expect(sent.file).toEqual({ name, size: bytes.length, type: expected })
      expect(calls.ask).toHaveBeenCalledWith(expected, bytes.length)
    }
  })

  it('and, where it can no longer be read, as what it is named', async () => {
    const gone = new File(['x'], 'home.pdf', { type: 'application/pdf' })
    vi.spyOn(gone, 'slice').mockReturnValue({ arrayBuffer: () => Promise.reject(new Error('gone')) } as Blob)
    expect(await go(begin(gone, null), callsOf())).toMatchObject({ file: { type: 'application/pdf' } })
  })
})

describe('a second try goes on after the last confirmed step', () => {
  it.each([
    ['the address could not be asked', 'ask', { marked: 1, asked: 2, sent: 1, registered: 1 }],
    ['the store did not take it', 'send', { marked: 1, asked: 2, sent: 2, registered: 1 }],
    ['the city could not be told', 'register', { marked: 1, asked: 1, sent: 1, registered: 2 }],
  ] as const)('when %s', async (_what, step, counts) => {
    const calls = callsOf()
    const steps = { ask: calls.ask, send, register: calls.register }
    const failsOnce = steps[step] as Mock<() => Promise<never>>
    failsOnce.mockImplementationOnce(failing(network))
    const run = begin(file, 'Valmont')
    await expect(go(run, calls)).rejects.toThrow('network')
    expect(await go(run, calls)).toMatchObject({ urn: 'urn:1', file: { size: 6 }, isBare: false })
    expect({
      marked: mark.mock.calls.length,
      asked: calls.ask.mock.calls.length,
      sent: send.mock.calls.length,
      registered: calls.register.mock.calls.length,
    }).toEqual(counts)
  })

  it('and tells the city the same id, so that it knows one file and not two', async () => {
    const calls = callsOf()
    calls.register.mockImplementationOnce(failing(network))
    const run = begin(file, null)
    await expect(go(run, calls)).rejects.toThrow()
    await go(run, calls)
    const [first, second] = calls.register.mock.calls
    expect(first).toEqual(second)
  })

  it('but sends the file again when the city refused what its store has', async () => {
    const calls = callsOf()
    calls.register.mockImplementationOnce(failing(refusal(409)))
    const run = begin(file, null)
    await expect(go(run, calls)).rejects.toThrow()
    await go(run, calls)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('and marks the file when the library that does it could not be fetched at first', async () => {
    mark.mockRejectedValueOnce(new Error('no chunk'))
    const calls = callsOf()
    const run = begin(file, 'Valmont')
    await expect(go(run, calls)).rejects.toThrow('no chunk')
    expect(await go(run, calls)).toMatchObject({ isBare: false })
  })
})

describe('a file that cannot carry the city’s words', () => {
  it.each([
    ['because it cannot be written again', { file, isMarked: false }],
    ['because they made it too heavy', { file: new File([], 'home.pdf'), isMarked: true }],
  ])('goes without them, and says so: %s', async (_why, marking) => {
    mark.mockResolvedValueOnce(marking)
    const sent = await go(begin(file, 'Valmont'), callsOf())
    expect(sent).toMatchObject({ isBare: true, content: file })
  })

  it('is nothing that a city without such words hears of', async () => {
    expect(await go(begin(file, null), callsOf())).toMatchObject({ isBare: false, content: file })
    expect(mark).not.toHaveBeenCalled()
  })
})

describe('a picture that is larger than the city takes', () => {
  const large = new File([new Uint8Array(10_000_001)], 'carte.png', { type: 'image/png' })
  const lighter = new File(['x'], 'carte.jpg', { type: 'image/jpeg' })

  it.each([null, 'Valmont'])('is made lighter before it is sent, once for every try (%s)', async words => {
    lighten.mockResolvedValueOnce(lighter)
    mark.mockImplementationOnce(async marked => ({ file: marked, isMarked: true }))
    const calls = callsOf()
    calls.ask.mockImplementationOnce(failing(network))
    const run = begin(large, words)
    await expect(go(run, calls)).rejects.toThrow('network')
    expect(await go(run, calls)).toMatchObject({
      file: { name: 'carte.jpg', size: 1, type: 'image/jpeg' },
      content: lighter,
      isBare: false,
    })
    expect(lighten.mock.calls).toEqual([[large]])
  })

  it.each([
    ['cannot be drawn', null],
    ['stays too large', new File([new Uint8Array(10_000_001)], 'carte.jpg', { type: 'image/jpeg' })],
  ])('is refused as too large where it %s', async (_why, drawn) => {
    lighten.mockResolvedValueOnce(drawn)
    const calls = callsOf()
    const failure = await go(begin(large, null), calls).catch((error: unknown) => error)
    expect(sendFault(failure)).toEqual({ id: 'FileTooLarge' })
    expect(calls.ask).not.toHaveBeenCalled()
  })

  it('is left alone where it just fits', async () => {
    const fits = new File([new Uint8Array(10_000_000)], 'carte.png', { type: 'image/png' })
    expect(await go(begin(fits, null), callsOf())).toMatchObject({ content: fits })
    expect(lighten).not.toHaveBeenCalled()
  })
})

describe('a name that is longer than the city takes', () => {
  const whole = `${'a'.repeat(196)}.pdf`
  it.each([
    ['is left alone where it just fits', whole, whole],
    ['is cut before its ending', `${'a'.repeat(197)}.pdf`, `${'a'.repeat(195)}….pdf`],
    ['is cut at its end where it has no ending', 'a'.repeat(255), `${'a'.repeat(199)}…`],
    ['is not cut within a character', `a${'🚗'.repeat(100)}.pdf`, `a${'🚗'.repeat(97)}….pdf`],
  ])('%s', async (_what, name, known) => {
    const calls = callsOf()
    const sent = await go(begin(new File(['x'], name, { type: 'application/pdf' }), null), calls)
    expect([sent.file.name, calls.register.mock.calls[0]?.[0]]).toEqual([
      known,
      expect.objectContaining({ name: known }),
    ])
    const { size, type: mime } = sent.file
    expect(v.is(sentEvidenceWire, { id: 'home', urn: sent.urn, name: known, size, mime })).toBe(true)
  })
})

it('is not made known where its name in the store is all that is wanted', async () => {
  const { ask } = callsOf()
  const sent = await begin(file, null).go({ ask }, new AbortController().signal, () => undefined)
  expect(sent.urn).toBe('urn:1')
})

it('stops before the next step once the citizen said so', async () => {
  const calls = callsOf()
  const stop = new AbortController()
  stop.abort()
  await expect(begin(file, null).go(calls, stop.signal, () => undefined)).rejects.toThrow()
  expect(calls.ask).not.toHaveBeenCalled()
})
