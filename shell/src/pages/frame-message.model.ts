/** Messages that a city's framed page may send to the portal. */
export type FrameMessage =
  | { readonly kind: 'height'; readonly pixels: number }
  | { readonly kind: 'go'; readonly path: string }

const LOWEST = 40
const HIGHEST = 4000

/** Validates a message of the frame: a plausible height, or an address of the portal's own origin; otherwise null. */
export function frameMessage(data: unknown, origin: string): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null
  if ('height' in data && typeof data.height === 'number' && Number.isFinite(data.height))
    return { kind: 'height', pixels: Math.round(Math.min(Math.max(data.height, LOWEST), HIGHEST)) }
  if ('go' in data && typeof data.go === 'string' && data.go.startsWith('/'))
    return placeBelow(data.go, origin)
  return null
}

function placeBelow(address: string, origin: string): FrameMessage | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  return url.origin === origin ? { kind: 'go', path: url.pathname + url.search + url.hash } : null
}
