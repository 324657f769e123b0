import type { CitySettings } from './settings.ts'

/** A version at the address it is served from; null for what the portal's own origin serves (the shell). */
interface PlacedVersion {
  readonly version: string
  readonly origin: string | null
}

/** A version that ran on the stable channel of a city. */
export interface Run extends PlacedVersion {
  /** When it last became the running version, ISO 8601. */
  readonly at: string
  /** Rolled back: never a rollback target or fallback until promoted again. */
  readonly isWithdrawn?: true
}

/** What a city runs and ran before; a release is computed from it and the published versions. */
export interface CityState {
  readonly settings: CitySettings
  readonly running: Readonly<Record<string, PlacedVersion>>
  /** Part → its runs, the newest last. */
  readonly runs: Readonly<Record<string, readonly Run[]>>
}

export type Versions = Readonly<Record<string, string>>

export const emptyState = (settings: CitySettings): CityState => ({ settings, running: {}, runs: {} })

export const versionsOf = ({ running }: CityState): Versions =>
  Object.fromEntries(Object.entries(running).map(([part, { version }]) => [part, version]))

/** Makes these versions the running ones. @throws when a remote has no known origin */
export function promoted(state: CityState, versions: Versions, at: string): CityState {
  return Object.entries(versions).reduce((before, [part, version]) => {
    const origin = originOf(before, part)
    const runs = (before.runs[part] ?? []).filter(run => run.version !== version)
    return withPart(before, part, { version, origin }, [...runs, { version, origin, at }])
  }, state)
}

/**
 * Returns the part to its latest earlier run that was not rolled back itself, so that two rollbacks go back two
 * versions.
 * @throws when there is none
 */
export function rolledBack(state: CityState, part: string, published: ReadonlySet<string>): CityState {
  const current = state.running[part]
  const runs = state.runs[part] ?? []
  const at = runs.findIndex(run => run.version === current?.version)
  const target = runs
    .slice(0, Math.max(at, 0))
    .findLast(run => !run.isWithdrawn && published.has(run.version))
  if (!current || !target) throw new Error(`${part} has no earlier version to go back to`)
  const marked = runs.map(run =>
    run.version === current.version ? { ...run, isWithdrawn: true as const } : run,
  )
  return withPart(state, part, { version: target.version, origin: target.origin }, marked)
}

/**
 * Changes a part's origin; versions that ran before keep theirs. Also allows promoting a part that does not run yet.
 */
export function moved(state: CityState, part: string, origin: string): CityState {
  const settings = { ...state.settings, origins: { ...state.settings.origins, [part]: origin } }
  const current = state.running[part]
  if (!current) return { ...state, settings }
  const runs = (state.runs[part] ?? []).map(run =>
    run.version === current.version ? { ...run, origin } : run,
  )
  return withPart({ ...state, settings }, part, { ...current, origin }, runs)
}

/**
 * Stops showing a part and forgets its origin; promoted again, it continues its history at its last origin unless a new
 * one is set. @throws when it does not run, or is the shell
 */
export function removed(state: CityState, part: string): CityState {
  if (part === 'shell') throw new Error('without the shell there is no portal: it cannot be taken out')
  if (!state.running[part]) throw new Error(`${part} does not run in this city`)
  const { [part]: _, ...running } = state.running
  const { [part]: _origin, ...origins } = state.settings.origins
  return { ...state, running, settings: { ...state.settings, origins } }
}

/** Replaces the settings; versions at a part's old origin move to its new one. */
export function resettled(state: CityState, settings: CitySettings): CityState {
  const place = <T extends PlacedVersion>(part: string, placed: T): T =>
    placed.origin === originIn(state.settings, part)
      ? { ...placed, origin: originIn(settings, part) }
      : placed
  const each = <T>(parts: Readonly<Record<string, T>>, change: (part: string, value: T) => T) =>
    Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, change(part, value)]))
  return {
    settings,
    running: each(state.running, place),
    runs: each(state.runs, (part, runs) => runs.map(run => place(part, run))),
  }
}

const originIn = ({ origins }: CitySettings, part: string) =>
  part === 'shell' ? null : (origins[part] ?? null)

function originOf({ settings, runs }: CityState, part: string): string | null {
  const origin = originIn(settings, part) ?? runs[part]?.at(-1)?.origin ?? null
  if (!origin && part !== 'shell') throw new Error(`where ${part} is served from is not known in this city`)
  return origin
}

const withPart = (
  state: CityState,
  part: string,
  running: PlacedVersion,
  runs: readonly Run[],
): CityState => ({
  ...state,
  running: { ...state.running, [part]: running },
  runs: { ...state.runs, [part]: runs },
})
