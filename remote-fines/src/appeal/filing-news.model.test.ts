import { describe, expect, test } from 'vitest'
import { filedNews, isFiledNews, isUnmailed } from './filing-news.model.ts'

describe('after an appeal was sent, whether an e-mail brings its answer', () => {
  test.each([
    ['ana@example.org', false],
    ['', true],
    [' ', true],
  ])('is known of the address "%s": none does: %s', (email, expected) => {
    const news = filedNews({ email })
    expect(isFiledNews(news)).toBe(true)
    expect(isUnmailed(news, null)).toBe(expected)
    // Once the case shows its address, that counts, whatever was sent.
    expect(isUnmailed(filedNews({ email: 'a@example.org' }), { email })).toBe(expected)
  })

  test.each([null, undefined, 'else', { email: '' }])('is not told without that news: %j', state => {
    expect(isFiledNews(state)).toBe(false)
    expect(isUnmailed(state, null)).toBe(false)
  })
})
