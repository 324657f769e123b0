import { CALLS } from '@parvis/shared-kernel/wire/contract'

const patternOf = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`)

const PATHS = [...Map.groupBy(Object.keys(CALLS), call => call.split(' ')[1] ?? '')].map(([path, calls]) => ({
  pattern: patternOf(path),
  methods: calls.map(call => call.split(' ')[0] ?? ''),
}))

/** Returns the methods that the contract defines for a path, sorted; empty for an unknown path. */
export const allowedMethods = (path: string): readonly string[] => {
  const methods = PATHS.filter(({ pattern }) => pattern.test(path)).flatMap(found => found.methods)
  if (methods.length === 0) return []
  const besides = methods.includes('GET') ? ['HEAD', 'OPTIONS'] : ['OPTIONS']
  return [...new Set([...methods, ...besides])].sort()
}
