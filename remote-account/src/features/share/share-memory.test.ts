import { afterEach, describe, expect, it } from 'vitest'
import { forgetCode, rememberCode, rememberedCode } from './share-memory.ts'

afterEach(forgetCode)

const HALF_AN_HOUR = 1_800_000

describe('a code waits in the tab while its reader signs in', () => {
  it.each([
    ['at once', 0, 'abc'],
    ['half an hour later', HALF_AN_HOUR, 'abc'],
    ['a moment after that', HALF_AN_HOUR + 1, ''],
    ['on a clock that was put back', -1, ''],
  ])('%s', (_, later, code) => {
    rememberCode('abc', 1_000)
    expect(rememberedCode(1_000 + later)).toBe(code)
  })

  it('and is forgotten once it has served', () => {
    rememberCode('abc')
    forgetCode()
    expect(rememberedCode()).toBe('')
  })

  it.each(['{', '{"code":1,"at":2}', '[]', '"abc"'])('reads nothing in %s', kept => {
    sessionStorage.setItem('parvis.share-code', kept)
    expect(rememberedCode()).toBe('')
  })

  it('and never in what outlives the tab', () => {
    rememberCode('abc')
    expect(Object.values({ ...localStorage }).join()).not.toContain('abc')
  })
})
