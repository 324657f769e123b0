import { expect, test } from 'vitest'
import { checkApart } from './check-apart.ts'
import { BAD_PDFS, GOOD_FILES } from './testing/sample-files.ts'

test('many files at once are judged as one by one', async () => {
  const files = [...GOOD_FILES.slice(0, 3), ...BAD_PDFS.slice(0, 3)]
  const verdicts = await Promise.all(files.map(async ([, mime, content]) => checkApart(mime, await content)))
  expect(verdicts).toEqual(
    files.map(([, , , fault]) => (fault === null ? { content: expect.any(Uint8Array) } : { fault })),
  )
})

test('a file that takes too long is unreadable, and others are judged meanwhile', async () => {
  const [, mime, content] = GOOD_FILES[0] ?? GOOD_FILES[1] ?? ['', '', Buffer.alloc(0)]
  const bytes = await content
  const slow = checkApart(mime, bytes, 1)
  const [first, second] = await Promise.all([slow, checkApart(mime, bytes)])
  expect([first, second]).toEqual([{ fault: 'FileUnreadable' }, { content: expect.any(Uint8Array) }])
})
