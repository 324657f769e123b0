import { describe, expect, it } from 'vitest'
import { readablePath } from './readable-path.model.ts'

describe('the path on the page that says it leads nowhere', () => {
  it.each([
    ['/nulle/part', '/nulle/part'],
    ['/for%C3%AAt/%C3%89t%C3%A9', '/forêt/Été'],
    ['/%c3%a9', '/é'],
    ['/a%20b%22c%3Cd', '/a%20b%22c%3Cd'],
    // Right-to-left override, no-break space, dash: not letters.
    ['/x%E2%80%AEy%C2%A0z%E2%80%94', '/x%E2%80%AEy%C2%A0z%E2%80%94'],
    // A letter beside what is none: the whole stays as it is.
    ['/%C3%A9%C2%A0', '/%C3%A9%C2%A0'],
    ['/%C2%A0%C3%A9', '/%C2%A0%C3%A9'],
    ['/%CE%B1%CE%B2', '/αβ'],
    ['/%E9', '/%E9'],
    ['/%', '/%'],
  ])('%s reads %s', (path, readable) => {
    expect(readablePath(path)).toBe(readable)
  })
})
