import { describe, expect, test } from 'vitest'
import { pdfFault } from './pdf-check.ts'
import { readAsViewer } from './pdf-reading.ts'
import { ACTS, ADDRESSES, HIDINGS, ORDINARY } from './testing/hostile-pdfs.ts'

const VARIANTS = Object.entries(HIDINGS).flatMap(([hiding, hide]) =>
  Object.entries(ACTS).map(([act, entries]) => [act, hiding, hide(entries)] as const),
)

describe(`of ${VARIANTS.length} PDFs that act, the city keeps none`, () => {
  test.each(VARIANTS)('%s, %s', async (_act, _hiding, bytes) => {
    expect(await pdfFault(bytes)).toMatch(/^File(TypeNotSupported|Unreadable)$/)
  })

  test.each([
    'in packed objects without a type',
    'in packed objects of another type',
    'in packed objects whose type nothing defines',
    'in packed objects in the data of a stream',
    'in the data of a stream',
    'in a remark',
    'in a trailer in the data of a stream',
  ])('though readers would run a script that is hidden %s', async hiding => {
    const bytes = HIDINGS[hiding]?.(ACTS['a named script'] ?? '') ?? Buffer.alloc(0)
    expect(await readAsViewer(bytes)).toBe('active')
  })
})

describe('the city keeps no PDF that opens an address by itself', () => {
  test.each(Object.entries(ADDRESSES))('%s', async (_when, write) => {
    expect(await pdfFault(write())).toBe('FileTypeNotSupported')
  })
})

describe('the city takes a PDF of another writer', () => {
  test.each(Object.entries(ORDINARY))('%s', async (_name, write) => {
    expect(await pdfFault(write())).toBeNull()
  })

  test.each(Object.keys(HIDINGS).slice(0, 3))('that has nothing to hide %s', async hiding => {
    expect(await pdfFault(HIDINGS[hiding]?.('/Lang (fr)') ?? Buffer.alloc(0))).toBeNull()
  })
})
