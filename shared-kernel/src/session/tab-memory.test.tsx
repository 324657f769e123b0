import { afterEach, describe, expect, it, vi } from 'vitest'
import { tabMemory } from './tab-memory.ts'

const KEY = 'parvis.test'
const NOW = 1_800_000_000_000
const memory = tabMemory(KEY, kept => typeof kept === 'string')

afterEach(() => {
  vi.restoreAllMocks()
  memory.forget()
})

describe('what a tab remembers', () => {
  it.each([
    ['at once', 0, 'abc'],
    ['half an hour later', 1_800_000, 'abc'],
    ['a moment after that', 1_800_001, null],
    ['by a clock that was read anew', -90_000, 'abc'],
    ['on a clock that was put back', -90_001, null],
  ])('%s', (_, later, found) => {
    memory.keep('abc', NOW)
    expect(memory.recall(NOW + later)).toBe(found)
    expect(sessionStorage.getItem(KEY) === null).toBe(found === null)
  })
  it('is gone sooner where the memory says so', () => {
    const brief = tabMemory(KEY, kept => typeof kept === 'string', 900)
    brief.keep('abc', NOW)
    expect(brief.recall(NOW + 900_000)).toBe('abc')
    expect(brief.recall(NOW + 900_001)).toBeNull()
  })
  it('is gone once it is forgotten', () => {
    memory.keep('abc', NOW)
    memory.forget()
    expect(memory.recall(NOW)).toBeNull()
  })
  it.each(['{', 'null', '"abc"', '[]', '{"value":1,"at":1800000000000}', '{"value":"abc"}'])(
    'is nothing where %s is written, and that is wiped',
    kept => {
      sessionStorage.setItem(KEY, kept)
      expect(memory.recall(NOW)).toBeNull()
      expect(sessionStorage.getItem(KEY)).toBeNull()
    },
  )
  it('never stands in what outlives the tab', () => {
    memory.keep('abc', NOW)
    expect(Object.values({ ...localStorage }).join()).not.toContain('abc')
  })
  it('lives as long as the page where a browser refuses storage at its very name', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    memory.keep('abc', NOW)
    expect(memory.recall(NOW)).toBe('abc')
    memory.forget()
    expect(memory.recall(NOW)).toBeNull()
  })
})
