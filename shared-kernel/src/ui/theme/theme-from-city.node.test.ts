import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, fromOklch, type Hex, toOklch } from './colour.ts'
import { PAPERS, themeFromCity } from './theme-from-city.ts'

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}` as Hex)
const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')

/** The two values of `--name: light-dark(a, b)` in tokens.css. */
function token(name: string): { light: Hex; dark: Hex } {
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens)
  if (!found) throw new Error(`no token ${name}`)
  return { light: found[1] as Hex, dark: found[2] as Hex }
}

describe('a city’s colour can always be read', () => {
  it.each(['light', 'dark'] as const)('as text and under text, %s', scheme => {
    fc.assert(
      fc.property(anyColour, primaryColour => {
        const theme = themeFromCity({ primaryColour, radius: 8 })
        const onAccent = token('on-accent')[scheme]
        for (const name of ['accent', 'accent-strong'] as const) {
          const colour = theme[`--city-${name}-${scheme}`] as Hex
          for (const background of [...PAPERS[scheme], onAccent])
            expect(contrast(colour, background)).toBeGreaterThanOrEqual(4.5)
        }
        const soft = theme[`--city-accent-soft-${scheme}`] as Hex
        expect(contrast(theme[`--city-accent-${scheme}`] as Hex, soft)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(token('ink')[scheme], soft)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 500 },
    )
  })

  it('leaves a colour that is already readable as the city chose it', () => {
    expect(themeFromCity({ primaryColour: '#14566b', radius: 8 })['--city-accent-light']).toBe('#14566b')
  })

  it('turns a pale yellow into a dark one of the same hue', () => {
    const accent = themeFromCity({ primaryColour: '#ffe600', radius: 8 })['--city-accent-light'] as Hex
    expect(accent).not.toBe('#ffe600')
    expect(Math.abs(toOklch(accent).hue - toOklch('#ffe600').hue)).toBeLessThan(0.35)
  })

  it.each(['', 'red', '#fff', 'url(x)'])('falls back when the city writes %j', primaryColour => {
    expect(themeFromCity({ primaryColour, radius: 8 })['--city-primary']).toBe('#14566b')
  })
})

describe('the kit’s own tokens', () => {
  it('are the papers that contrast is computed against', () => {
    expect([token('paper').light, token('surface').light, token('sunk').light]).toEqual(PAPERS.light)
    expect([token('paper').dark, token('surface').dark, token('sunk').dark]).toEqual(PAPERS.dark)
  })

  it.each(['light', 'dark'] as const)('keep 4.5:1 for every text colour, %s', scheme => {
    for (const name of ['ink', 'ink-soft', 'success', 'warning', 'danger', 'info'])
      for (const background of PAPERS[scheme])
        expect(contrast(token(name)[scheme], background), name).toBeGreaterThanOrEqual(4.5)
    for (const tone of ['success', 'warning', 'danger', 'info']) {
      const soft = token(`${tone}-soft`)[scheme]
      expect(contrast(token(tone)[scheme], soft), tone).toBeGreaterThanOrEqual(4.5)
      expect(contrast(token('ink')[scheme], soft), tone).toBeGreaterThanOrEqual(4.5)
    }
    for (const background of PAPERS[scheme])
      expect(contrast(token('outline')[scheme], background)).toBeGreaterThanOrEqual(3)
  })
})

it('goes to OKLCH and back without loss', () => {
  fc.assert(
    fc.property(anyColour, colour => {
      expect(fromOklch(toOklch(colour))).toBe(colour)
    }),
  )
})

it.each([
  [-4, '0px'],
  [12, '12px'],
  [400, '20px'],
  [Number.NaN, '10px'],
])('holds a radius of %f', (radius, expected) => {
  expect(themeFromCity({ primaryColour: '#14566b', radius })['--city-radius']).toBe(expected)
})
