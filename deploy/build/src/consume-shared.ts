/** What the bundler's runtime keeps of the shared rooms; these functions become part of each entry (see lean-sharing). */
interface Runtime {
  readonly f: Record<string, (chunk: string | number, promises: unknown[]) => void>
  readonly m: Record<string, (module: { exports: unknown }) => void>
  readonly c: Record<string, unknown>
  readonly S: Record<string, Scope | undefined>
  /** Fills the share scope; a promise while others still fill it. */
  I(scope: string): unknown
  readonly consumesLoadingData: {
    readonly chunkMapping: Readonly<Record<string, readonly string[]>>
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, Consume>>
  }
}

type Factory = () => unknown
type Scope = Record<string, Record<string, { get(): Promise<Factory> | Factory; loaded?: number }>>

interface Consume {
  readonly shareKey: string
  /** A caret range of three numbers. */
  readonly requiredVersion: string
  /** The part's own copy, for when nobody offers a version that fits. */
  fallback(): Promise<Factory>
}

/** Whether `^a.b.c` takes a version: equal up to its first number that is not 0, not lower after it; never a pre-release. */
export function caretTakes(range: string, version: string): boolean {
  const asked = range.slice(1).split('.').map(Number)
  const offered = version.split('.').map(Number)
  const first = asked.findIndex(Boolean)
  for (const [at, number] of asked.entries()) {
    const other = offered[at] ?? Number.NaN
    if (other !== number) return first >= 0 && at > first && other > number && /^[\d.]+$/.test(version)
  }
  return /^[\d.]+$/.test(version)
}

/** The bundler's own loader of shared modules, for the one way we share: strict caret ranges with a copy of one's own. */
export function consumeShared(runtime: Runtime, takes: typeof caretTakes): void {
  const known: Record<string, unknown> = {}
  const isLower = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true }) < 0
  const factoryOf = ({ shareKey, requiredVersion, fallback }: Consume) => {
    const offers = runtime.S.default?.[shareKey] ?? {}
    let best = ''
    for (const version of Object.keys(offers))
      if (takes(requiredVersion, version) && (!best || isLower(best, version))) best = version
    const offer = offers[best]
    if (!offer) return fallback()
    offer.loaded = 1
    return offer.get()
  }
  runtime.f.consumes = (chunk, promises) => {
    for (const id of runtime.consumesLoadingData.chunkMapping[chunk] ?? []) {
      if (id in known) {
        promises.push(known[id])
        continue
      }
      const become = (make: Factory) => {
        runtime.m[id] = module => {
          delete runtime.c[id]
          module.exports = make()
        }
      }
      const install = (factory: Factory) => {
        known[id] = 0
        become(factory)
      }
      // Forgotten, so that asking again really tries again.
      const fail = (error: unknown) => {
        delete known[id]
        become(() => {
          throw error
        })
      }
      try {
        const consume = runtime.consumesLoadingData.moduleIdToConsumeDataMapping[id] as Consume
        const filling = runtime.I('default')
        const factory =
          filling instanceof Promise ? filling.then(() => factoryOf(consume)) : factoryOf(consume)
        if (factory instanceof Promise) {
          known[id] = factory.then(install).catch(fail)
          promises.push(known[id])
        } else install(factory)
      } catch (error) {
        fail(error)
      }
    }
  }
}
