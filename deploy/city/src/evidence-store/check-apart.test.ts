import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { checkApart } from './check-apart.ts'
import { BAD_PDFS, BAD_PICTURES, GOOD_FILES } from './testing/sample-files.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Takes longer than a millisecond, however fast the machine. */
const largePicture = async () => {
  const [, mime, content] = GOOD_FILES.find(([name]) => name === 'a JPEG of just forty megapixels')!
  return [mime, await content] as const
}

test('files that share threads with hostile ones are judged as each alone, and quoted nowhere', async () => {
  const outputs = [process.stdout, process.stderr].map(output => vi.spyOn(output, 'write'))
  const files = [...GOOD_FILES, ...BAD_PDFS, ...BAD_PICTURES]
  const judged = async ([name, mime, content]: (typeof files)[number]) =>
    [name, await checkApart(mime, await content)] as const
  const verdicts = await Promise.all([...files, ...files.toReversed()].map(judged))
  const expected = ([name, , , fault]: (typeof files)[number]) =>
    [name, fault === null ? { content: expect.any(Uint8Array) } : { fault }] as const
  expect(verdicts).toEqual([...files, ...files.toReversed()].map(expected))
  for (const output of outputs) expect(output).not.toHaveBeenCalled()
})

test('a file that takes too long is unreadable, and others are judged meanwhile', async () => {
  const [mime, bytes] = await largePicture()
  const slow = checkApart(mime, bytes, 1)
  const [first, second] = await Promise.all([slow, checkApart(mime, bytes)])
  expect([first, second]).toEqual([{ fault: 'FileUnreadable' }, { content: expect.any(Uint8Array) }])
})

test('files that take too long change nothing for others, however many', async () => {
  const [mime, bytes] = await largePicture()
  const verdicts = await Promise.all(
    Array.from({ length: 6 }, (_, at) => checkApart(mime, bytes, at % 2 === 0 ? 1 : undefined)),
  )
  const others = verdicts.filter((_, at) => at % 2 === 1)
  expect(others).toEqual(others.map(() => ({ content: expect.any(Uint8Array) })))
})

test('a thread that begins makes no setting of the process anew: others are decoding by them', async () => {
  const [mime, bytes] = await largePicture()
  // Ends its thread: the next file has a new one.
  await checkApart(mime, bytes, 1)
  const operation = ['VipsForeignLoadJpeg']
  sharp.block({ operation })
  const blocked = await checkApart(mime, bytes).finally(() => sharp.unblock({ operation }))
  expect(blocked).toEqual({ fault: 'FileUnreadable' })
  expect(await checkApart(mime, bytes)).toEqual({ content: expect.any(Uint8Array) })
})
