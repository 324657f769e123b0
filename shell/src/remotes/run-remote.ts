import type { MountedRemote, RemoteContext, RemoteModule } from '@parvis/shared-kernel/remote'
import type { LoadableVersion } from '@parvis/shared-kernel/remote/release'

/** Maximum time in ms until a version or the panel is shown (docs/federation.md, the shell's loader). */
export const BUDGET_MS = 8_000
/** Minimum time in ms for a version, even when the page load used most of the budget. */
const LEAST_MS = 4_000
/** Share of the time after which a version not yet shown is joined by the next one. */
const ALONE = 0.6

export type RunState =
  | { readonly kind: 'loading' }
  /** A version is mounted and renders its own skeleton or screen. */
  | { readonly kind: 'mounted'; readonly version: string }
  | { readonly kind: 'down' }

export interface RunOptions {
  /** Budget already used by the page load, in ms. */
  readonly spent: number
  readonly place: HTMLElement
  readonly context: RemoteContext
  /** Versions that may be tried now, best first. */
  candidates(): readonly LoadableVersion[]
  load(version: LoadableVersion): Promise<RemoteModule>
  refuse(version: LoadableVersion, cause: unknown): void
  onState(state: RunState): void
}

export interface RunningRemote {
  update(context: RemoteContext): void
  /** Starts again with the present candidates. */
  restart(): void
  stop(): void
}

interface Mounted {
  readonly version: LoadableVersion
  readonly instance: MountedRemote
  readonly home: HTMLElement
}

/** The place of the page: it shows one version at a time. */
function createStage({ place, refuse, onState, ...options }: RunOptions, onFailed: () => void) {
  let { context } = options
  let mounted: Mounted | null = null

  const isShown = (version: LoadableVersion) => mounted?.version === version
  const contextFor = (version: LoadableVersion): RemoteContext => ({
    ...context,
    fail: error => {
      if (!isShown(version)) return
      refuse(version, error)
      onFailed()
    },
  })
  const unmount = () => {
    if (!mounted) return
    const { instance, home } = mounted
    mounted = null
    // React cannot unmount a root while another one renders.
    queueMicrotask(() => {
      instance.unmount()
      home.remove()
    })
  }
  return {
    isShown,
    unmount,
    mount: async (version: LoadableVersion, module: RemoteModule): Promise<void> => {
      unmount()
      const home = document.createElement('div')
      place.append(home)
      try {
        mounted = { version, home, instance: module.mount(home, contextFor(version)) }
      } catch (error) {
        home.remove()
        throw error
      }
      onState({ kind: 'mounted', version: version.version })
      await mounted.instance.ready
    },
    update: (latest: RemoteContext) => {
      context = latest
      if (mounted) mounted.instance.update(contextFor(mounted.version))
    },
  }
}

type Stage = ReturnType<typeof createStage>

/** Tries the candidates within `time` ms until one is shown; `again` replaces the panel after a late success. */
function startRun(options: RunOptions, stage: Stage, time: number, again: () => void) {
  const queue = [...options.candidates()]
  const waiting = new Set<LoadableVersion>()
  let phase: 'trying' | 'shown' | 'down' | 'stopped' = 'trying'
  const stopClock = () => {
    for (const timer of timers) clearTimeout(timer)
  }
  const goDown = () => {
    stopClock()
    phase = 'down'
    stage.unmount()
    options.onState({ kind: 'down' })
  }
  const settle = (version: LoadableVersion) => {
    stopClock()
    phase = 'shown'
    waiting.delete(version)
    for (const slow of waiting) options.refuse(slow, new DOMException('another was first', 'TimeoutError'))
  }
  const fail = (version: LoadableVersion, error: unknown) => {
    if (phase !== 'trying' || !waiting.delete(version)) return
    options.refuse(version, error)
    if (stage.isShown(version)) stage.unmount()
    next()
  }
  const attempt = async (version: LoadableVersion): Promise<void> => {
    waiting.add(version)
    try {
      const module = await options.load(version)
      if (phase === 'down') return again()
      if (phase !== 'trying') return
      await stage.mount(version, module)
      if (phase === 'trying' && stage.isShown(version)) settle(version)
    } catch (error) {
      fail(version, error)
    }
  }
  const next = () => {
    const version = queue.shift()
    if (version) void attempt(version)
    else if (waiting.size === 0) goDown()
  }
  const timers = [setTimeout(next, time * ALONE), setTimeout(goDown, time)]
  next()
  return {
    /** Results that come later are ignored. */
    stop: () => {
      phase = 'stopped'
      stopClock()
    },
  }
}

/** Keeps one remote in one place of the page: its current version, else a last good one, else the panel. */
export function runRemote(options: RunOptions): RunningRemote {
  const stage = createStage(options, begin)
  let run: ReturnType<typeof startRun> | null = null
  let { spent } = options

  function stop(): void {
    run?.stop()
    stage.unmount()
  }
  function begin(): void {
    stop()
    options.onState({ kind: 'loading' })
    run = startRun(options, stage, Math.max(LEAST_MS, BUDGET_MS - spent), begin)
    spent = 0
  }

  begin()
  return { update: stage.update, restart: begin, stop }
}
