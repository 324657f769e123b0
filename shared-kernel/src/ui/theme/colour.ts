/** `#rrggbb`, lower or upper case. */
export type Hex = `#${string}`

interface Oklch {
  readonly lightness: number
  readonly chroma: number
  /** Radians. */
  readonly hue: number
}

export const isHex = (raw: string): raw is Hex => /^#[0-9a-f]{6}$/i.test(raw)

const channels = (hex: Hex) =>
  [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number]
const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const fromLinear = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)
const byte = (c: number) =>
  Math.round(Math.min(1, Math.max(0, c)) * 255)
    .toString(16)
    .padStart(2, '0')
const toHex = (rgb: readonly number[]): Hex => `#${rgb.map(byte).join('')}`

function luminance(hex: Hex): number {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast ratio of two colours, 1–21. */
export function contrast(a: Hex, b: Hex): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The colour of `over` as a translucent layer with opacity `share` on `under`. */
export function mix(over: Hex, under: Hex, share: number): Hex {
  const [a, b] = [channels(over), channels(under)]
  return toHex(a.map((c, i) => c * share + (b[i] ?? 0) * (1 - share)))
}

/** Converts to Björn Ottosson's OKLab in polar form, where lightness can change while the hue stays the city's. */
export function toOklch(hex: Hex): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const labA = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const labB = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(labA, labB),
    hue: Math.atan2(labB, labA),
  }
}

/** Converts to sRGB; colours outside its gamut are clipped per channel. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Hex {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return toHex(
    [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ].map(c => fromLinear(Math.max(0, c))),
  )
}
