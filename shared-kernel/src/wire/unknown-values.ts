/**
 * Paths at which a response was read as a fallback or lost a list item: values of a newer city that this version does
 * not know (D17). Paths such as `plans.conditions.productScope`, without list indices; `loginTypes.1` for an item that
 * was left out.
 */
export function unknownValues(sent: unknown, read: unknown, path = ''): readonly string[] {
  // A missing value has its default meaning.
  if (sent === read || sent === undefined || sent === null) return []
  if (Array.isArray(read)) {
    if (!Array.isArray(sent)) return [path]
    if (sent.length !== read.length) return [`${path}.${sent.findIndex(item => !read.includes(item))}`]
    return read.flatMap((item, index) => unknownValues(sent[index], item, path))
  }
  if (typeof read !== 'object' || read === null || typeof sent !== 'object') return [path]
  return Object.entries(read).flatMap(([key, part]) =>
    unknownValues(sent[key as keyof typeof sent], part, path ? `${path}.${key}` : key),
  )
}
