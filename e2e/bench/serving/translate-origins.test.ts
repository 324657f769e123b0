import { describe, expect, it } from 'vitest'
import { translateOrigins } from './translate-origins.ts'

const fronts = new Map([
  ['http://127.0.0.1:43', 'https://127.0.0.1:50001'],
  ['http://127.0.0.1:4300', 'https://127.0.0.1:50002'],
])

describe('the origins in a page', () => {
  it.each([
    ['http://127.0.0.1:4300/1/entry.js', 'https://127.0.0.1:50002/1/entry.js'],
    ['"http://127.0.0.1:43"', '"https://127.0.0.1:50001"'],
    ['http://127.0.0.1:43001/x', 'http://127.0.0.1:43001/x'],
    ['http://localhost:4300/', 'http://localhost:4300/'],
  ])('%s becomes %s', (text, expected) => {
    expect(translateOrigins(text, fronts)).toBe(expected)
  })
})
