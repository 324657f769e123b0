import { contrast, fromOklch, type Hex, isHex, mix, toOklch } from './colour.ts'

/** A city's theme (`theme` of its configuration). */
export interface CityTheme {
  /** `#rrggbb`; anything else falls back to the kit's petrol blue. */
  readonly primaryColour: string
  /** Corner radius in px, clamped to 0–20. */
  readonly radius: number
  readonly font?: 'system' | 'serif' | undefined
}

export type ThemeProperties = Readonly<Record<`--city-${string}`, string>>

/** Background colours under text, as in styles/tokens.css (a test keeps them equal). */
export const PAPERS = {
  light: ['#faf7f2', '#fffdfa', '#f3eee6'],
  dark: ['#171512', '#1f1c18', '#26221d'],
} as const satisfies Record<'light' | 'dark', readonly Hex[]>

/** WCAG 2.2 AA for text; cities do not choose below it (UX: contrast is checked and corrected). */
const LEAST_CONTRAST = 4.5
const ON_ACCENT = { light: '#ffffff', dark: '#171512' } as const
const STEP = { light: -0.01, dark: 0.01 } as const
const DEFAULT_PRIMARY = '#14566b'

const FONTS = {
  system: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
  serif:
    '"Iowan Old Style", "Palatino Linotype", Palatino, "Source Serif 4", Georgia, "Liberation Serif", serif',
} as const

type Scheme = 'light' | 'dark'

const softOf = (accent: Hex, scheme: Scheme) =>
  mix(accent, PAPERS[scheme][1], scheme === 'light' ? 0.09 : 0.12)

function isReadable(accent: Hex, scheme: Scheme): boolean {
  const backgrounds = [...PAPERS[scheme], ON_ACCENT[scheme], softOf(accent, scheme)]
  return backgrounds.every(background => contrast(accent, background) >= LEAST_CONTRAST)
}

/** The city's colour, darkened (lightened in the dark scheme) just enough to be readable, with the same hue. */
function readableAccent(primary: Hex, scheme: Scheme): Hex {
  const requested = toOklch(primary)
  // Very saturated colours glow on a dark background, so the chroma is limited there.
  const chroma = scheme === 'dark' ? Math.min(requested.chroma, 0.13) : requested.chroma
  const start = scheme === 'dark' ? Math.max(requested.lightness, 0.68) : requested.lightness
  for (let lightness = start; lightness > 0 && lightness < 1; lightness += STEP[scheme]) {
    const accent = fromOklch({ ...requested, chroma, lightness })
    if (isReadable(accent, scheme)) return accent
  }
  return scheme === 'light' ? '#1f1d1a' : '#f2ede4'
}

function strongOf(accent: Hex, scheme: Scheme): Hex {
  const { lightness, ...rest } = toOklch(accent)
  return fromOklch({ ...rest, lightness: Math.min(0.96, Math.max(0.12, lightness + STEP[scheme] * 7)) })
}

/**
 * Custom properties of a city's theme. Whatever the city chooses, text in its colour and text on its colour keep 4.5:1
 * in both schemes.
 */
export function themeFromCity({ primaryColour, radius, font = 'system' }: CityTheme): ThemeProperties {
  const primary = isHex(primaryColour) ? primaryColour : DEFAULT_PRIMARY
  const light = readableAccent(primary, 'light')
  const dark = readableAccent(primary, 'dark')
  return {
    '--city-primary': primary,
    '--city-accent-light': light,
    '--city-accent-dark': dark,
    '--city-accent-strong-light': strongOf(light, 'light'),
    '--city-accent-strong-dark': strongOf(dark, 'dark'),
    '--city-accent-soft-light': softOf(light, 'light'),
    '--city-accent-soft-dark': softOf(dark, 'dark'),
    '--city-radius': `${Math.min(20, Math.max(0, Number.isFinite(radius) ? radius : 10))}px`,
    '--city-font-display': FONTS[font],
  }
}
