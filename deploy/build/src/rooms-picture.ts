/** The fields of dependency-cruiser's report on a module that are used here. */
export interface CruisedModule {
  readonly source: string
  readonly dependencies: readonly { readonly resolved: string }[]
}

const DOMAIN =
  'ids|money|time|plates|subscriber|orders|tickets|offers|fines|payment|evidence|errors|formats|paths'
const OF_TESTS = /\.(test|spec|stories)\.tsx?$|\/testing\/|\/proof\/|\/bench\//

/** The room of a file is that of the first matching pattern; files without a match are left out of the picture. */
const ROOMS: readonly (readonly [where: RegExp, room: string])[] = [
  [new RegExp(`^shared-kernel/src/(${DOMAIN})/`), 'kernel: law (domain rooms)'],
  [/^shared-kernel\/src\/(messages|i18n)\//, 'kernel: i18n'],
  [/^shared-kernel\/src\/(page|address|drafts|uploads)\//, 'kernel: page, address, drafts, uploads'],
  [/^shared-kernel\/src\/(session|remote)\//, 'kernel: session, remote'],
  [/^shared-kernel\/src\/([\w-]+)\//, 'kernel: $1'],
  [/^remote-[\w-]+\//, 'remotes'],
  [/^(shell|e2e)\//, '$1'],
  [/^deploy\/(city|edge|release|build|start|server|payment-sandbox)\//, 'deploy/$1'],
]

function roomOf(file: string): string | null {
  if (OF_TESTS.test(file)) return null
  for (const [where, room] of ROOMS) {
    const found = where.exec(file)
    if (found) return room.replace('$1', found[1] ?? '')
  }
  return null
}

/** Returns the dependencies between rooms, without those implied by other arrows. */
function arrowsOf(modules: readonly CruisedModule[]): ReadonlyMap<string, ReadonlySet<string>> {
  const needs = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = roomOf(source)
    if (from === null) continue
    const all = needs.get(from) ?? new Set()
    needs.set(from, all)
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved)
      if (to !== null && to !== from) all.add(to)
    }
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(needs.get(from) ?? [])].some(
      next => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    )
  return new Map(
    [...needs].map(([from, all]) => {
      const direct = [...all].filter(to => ![...all].some(other => other !== to && reaches(other, to)))
      return [from, new Set(direct)]
    }),
  )
}

/** Draws the rooms and their dependencies as a Mermaid graph; arrows implied by others are left out. */
export function roomsPicture(modules: readonly CruisedModule[]): string {
  const arrows = arrowsOf(modules)
  const rooms = [...new Set([...arrows.keys(), ...[...arrows.values()].flatMap(to => [...to])])].sort()
  const nameOf = new Map(rooms.map((room, place) => [room, `r${place}`]))
  const lines = [
    ...rooms.map(room => `${nameOf.get(room)}["${room}"]`),
    ...rooms.flatMap(from =>
      [...(arrows.get(from) ?? [])].sort().map(to => `${nameOf.get(from)} --> ${nameOf.get(to)}`),
    ),
  ]
  return ['```mermaid', 'graph TD', ...lines.map(line => `  ${line}`), '```'].join('\n')
}
