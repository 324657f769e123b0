/** Rings of [longitude, latitude], as in GeoJSON polygons. */
export type ZoneRings = readonly (readonly (readonly [number, number])[])[]

export interface Outline {
  /** SVG path data in a box of 100 by `height`. */
  readonly path: string
  /** Position of the label: the centre of the zone's bounding box. */
  readonly label: readonly [number, number]
}

/**
 * Projects rings onto a plane 100 wide. Longitudes are scaled by the cosine of the middle latitude: accurate enough for
 * a city, without a map library.
 */
export function outlines(zones: readonly ZoneRings[]): {
  readonly height: number
  readonly outlines: readonly Outline[]
} {
  const points = zones.flat(2)
  if (points.length === 0) return { height: 0, outlines: [] }
  const [west, east] = extent(points.map(([longitude]) => longitude))
  const [south, north] = extent(points.map(([, latitude]) => latitude))
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = 100 / Math.max((east - west) * narrowing, 1e-9)
  const place = ([longitude, latitude]: readonly [number, number]) =>
    [round((longitude - west) * narrowing * scale), round((north - latitude) * scale)] as const
  return {
    height: round((north - south) * scale),
    outlines: zones.map(rings => {
      const drawn = rings.map(ring => ring.map(place))
      const [left, right] = extent(drawn.flat().map(([x]) => x))
      const [top, bottom] = extent(drawn.flat().map(([, y]) => y))
      return {
        path: drawn.map(ring => `M${ring.map(point => point.join(' ')).join('L')}Z`).join(''),
        label: [round((left + right) / 2), round((top + bottom) / 2)],
      }
    }),
  }
}

const round = (n: number) => Math.round(n * 100) / 100
const extent = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)]
