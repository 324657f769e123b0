/** Origin → the origin that stands in front of it. */
export type Fronts = ReadonlyMap<string, string>

/** Replaces the origins in a page by those in front. Whole origins only: `…:43` is not `…:4300`. */
export function translateOrigins(text: string, fronts: Fronts): string {
  return text.replace(/http:\/\/127\.0\.0\.1:\d+/g, origin => fronts.get(origin) ?? origin)
}
