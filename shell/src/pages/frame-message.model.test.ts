import { describe, expect, it } from 'vitest'
import { frameMessage } from './frame-message.model.ts'

const word = (data: unknown) => frameMessage(data, 'https://portal.example')

describe('what a city’s page in its frame says', () => {
  it.each([
    [{ height: 500.4 }, 500],
    [{ height: 500.6 }, 501],
    [{ height: 0 }, 40],
    [{ height: -1 }, 40],
    [{ height: 1e9 }, 4000],
  ])('%o is a height of %d pixels', (data, pixels) => {
    expect(word(data)).toEqual({ kind: 'height', pixels })
  })

  it.each(['/fps', '/souscriptions?expired=true#x'])('%s is a place of the portal', go => {
    expect(word({ go })).toEqual({ kind: 'go', path: go })
  })

  it.each([
    null,
    'x',
    7,
    {},
    { height: '500' },
    { height: Number.NaN },
    { height: Number.POSITIVE_INFINITY },
    { go: 7 },
    { go: 'fps' },
    { go: '//evil.example' },
    { go: '//[' },
    { go: '/\\evil.example' },
    { go: '/\t/evil.example' },
    { go: 'https://evil.example/' },
    { go: 'javascript:alert(1)' },
    { go: '' },
  ])('%o is nothing', data => {
    expect(word(data)).toBeNull()
  })
})
