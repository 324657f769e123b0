import { beforeEach, describe, expect, it } from 'vitest'
import { dress } from './dress.ts'

const worn = { primaryColour: '#14566b', radius: 8 } as const

describe('the look of the city', () => {
  let element: HTMLElement
  beforeEach(() => {
    element = document.createElement('div')
  })

  it.each([worn, { ...worn, font: 'system' }, { ...worn, font: undefined }] as const)(
    'that the page already wears is left alone',
    async next => {
      await dress(element, worn, next)
      expect(element.getAttribute('style')).toBeNull()
    },
  )

  it.each([
    [{ ...worn, primaryColour: '#b4402e' }, '--city-primary', '#b4402e'],
    [{ ...worn, radius: 2 }, '--city-radius', '2px'],
    [{ ...worn, font: 'serif' }, '--city-font-display', 'Georgia'],
  ] as const)('that has changed since the page was made is put on', async (next, property, expected) => {
    await dress(element, worn, next)
    expect(element.style.getPropertyValue(property)).toContain(expected)
  })
})
