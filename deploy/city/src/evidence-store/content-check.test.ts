import { describe, expect, test } from 'vitest'
import { checkedContent } from './content-check.ts'
import { BAD_PDFS, BAD_PICTURES, GOOD_FILES } from './testing/sample-files.ts'

describe('the city takes', () => {
  test.each(GOOD_FILES)('%s', async (_name, mime, content) => {
    expect(await checkedContent(mime, await content)).toEqual({ content: expect.any(Uint8Array) })
  })
})

describe('the city refuses', () => {
  test.each([...BAD_PDFS, ...BAD_PICTURES])('%s', async (_name, mime, content, fault) => {
    expect(await checkedContent(mime, await content)).toEqual({ fault })
  })

  test.each(['text/plain', 'constructor'])('a file that says to be %s', async mime => {
    expect(await checkedContent(mime, new Uint8Array(9))).toEqual({ fault: 'FileTypeNotSupported' })
  })

  test('every kind of file when it is named as any other', async () => {
    const types = [...new Set(GOOD_FILES.map(([, mime]) => mime))]
    const related = new Set(['image/heic', 'image/heif', 'image/avif'])
    for (const [, mime, content] of GOOD_FILES) {
      for (const other of types.filter(type => type !== mime && !(related.has(type) && related.has(mime)))) {
        expect(await checkedContent(other, await content)).toEqual({ fault: 'FileUnreadable' })
      }
    }
  })
})
