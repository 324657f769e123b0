import { describe, expect, it } from 'vitest'
import { askersOf, type LoggedRequest, requestDepth } from './network-log.ts'

const asked = (url: string, ...askedBy: string[]): LoggedRequest => ({
  url,
  askedBy,
  isScript: true,
  isFinished: true,
  bytes: 1,
})

describe('how many requests wait for each other', () => {
  it.each([
    ['the page alone', 1, [asked('/')]],
    ['what the page names', 2, [asked('/'), asked('/a.js', '/'), asked('/data', '/')]],
    ['what nobody is known to have asked for', 2, [asked('/'), asked('/icon.svg')]],
    ['a script’s script', 3, [asked('/'), asked('/a.js', '/'), asked('/b.js', '/a.js')]],
    [
      'a call through two scripts',
      4,
      [asked('/'), asked('/a.js', '/'), asked('/b.js', '/a.js'), asked('/c', '/a.js', '/b.js')],
    ],
    ['a second request for the same', 2, [asked('/'), asked('/a.js', '/'), asked('/a.js', '/a.js')]],
  ])('%s: %i', (_, depth, requests) => {
    expect(requestDepth(requests)).toBe(depth)
  })
})

describe('who asked', () => {
  it('is everybody in the calls that led there, each once', () => {
    const frame = (url: string) => ({ url })
    const stack = {
      callFrames: [frame('/b.js'), frame('')],
      parent: { callFrames: [frame('/a.js'), frame('/b.js')] },
    }
    expect(askersOf({ url: '/', stack })).toEqual(['/', '/b.js', '/a.js'])
    expect(askersOf({})).toEqual([])
  })
})
