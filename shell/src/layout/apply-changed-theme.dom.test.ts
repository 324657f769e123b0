import { beforeEach, describe, expect, it } from 'vitest'
import { applyChangedTheme } from './apply-changed-theme.ts'

const applied = { primaryColour: '#14566b', radius: 8 } as const

describe('the look of the city', () => {
  let element: HTMLElement
  beforeEach(() => {
    element = document.createElement('div')
  })

  it.each([applied, { ...applied, font: 'system' }, { ...applied, font: undefined }] as const)(
    'that the page already has is left alone',
    async next => {
      await applyChangedTheme(element, applied, next)
      expect(element.getAttribute('style')).toBeNull()
    },
  )

  it.each([
    [{ ...applied, primaryColour: '#b4402e' }, '--city-primary', '#b4402e'],
    [{ ...applied, radius: 2 }, '--city-radius', '2px'],
    [{ ...applied, font: 'serif' }, '--city-font-display', 'Georgia'],
  ] as const)('that has changed since the page was made is applied', async (next, property, expected) => {
    await applyChangedTheme(element, applied, next)
    expect(element.style.getPropertyValue(property)).toContain(expected)
  })
})
