/**
 * Where what was sent is read as something else, or left out of a list: values that a later city has added and nobody
 * here knows (D17). Paths as `plans.conditions.productScope`, whatever
 * the place in a list of things; `loginTypes.1` for what was left out.
 */
export function unknownValues(sent: unknown, read: unknown, path = ''): readonly string[] {
  // What is not said has its usual meaning.
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
