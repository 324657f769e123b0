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

class OutOfTime extends Error {
  override name = 'TimeoutError'
}

/** Keeps one remote in one place of the page: its current version, else a last good one, else the panel. */
export function runRemote(options: RunOptions): RunningRemote {
  let { context } = options
  // Identifies the current run: results of earlier ones are ignored.
  let run = 0
  let mounted: Mounted | null = null
  let spent = options.spent
  let timers: readonly ReturnType<typeof setTimeout>[] = []

  const stopClock = () => {
    for (const timer of timers) clearTimeout(timer)
  }
  const contextFor = (version: LoadableVersion): RemoteContext => ({
    ...context,
    fail: error => {
      if (mounted?.version !== version) return
      options.refuse(version, error)
      begin()
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
  const mount = async (version: LoadableVersion, module: RemoteModule): Promise<void> => {
    unmount()
    const home = document.createElement('div')
    options.place.append(home)
    try {
      mounted = { version, home, instance: module.mount(home, contextFor(version)) }
    } catch (error) {
      home.remove()
      throw error
    }
    options.onState({ kind: 'mounted', version: version.version })
    await mounted.instance.ready
  }

  function begin(): void {
    stopClock()
    unmount()
    run += 1
    const mine = run
    const queue = [...options.candidates()]
    const waiting = new Set<LoadableVersion>()
    let isSettled = false
    const isOver = () => run !== mine || isSettled
    const goDown = () => {
      stopClock()
      isSettled = true
      unmount()
      options.onState({ kind: 'down' })
    }
    const settle = (version: LoadableVersion) => {
      stopClock()
      isSettled = true
      waiting.delete(version)
      for (const slow of waiting) options.refuse(slow, new OutOfTime('another version was on screen first'))
    }
    const attempt = async (version: LoadableVersion): Promise<void> => {
      waiting.add(version)
      try {
        const module = await options.load(version)
        // Late success: replaces the panel, unless a retry has started meanwhile.
        if (run === mine && isSettled && !mounted) return begin()
        if (isOver()) return
        await mount(version, module)
        if (!isOver() && mounted?.version === version) settle(version)
      } catch (error) {
        if (isOver() || !waiting.delete(version)) return
        options.refuse(version, error)
        if (mounted?.version === version) unmount()
        next()
      }
    }
    const next = () => {
      const version = queue.shift()
      if (version) void attempt(version)
      else if (waiting.size === 0) goDown()
    }
    options.onState({ kind: 'loading' })
    const time = Math.max(LEAST_MS, BUDGET_MS - spent)
    spent = 0
    timers = [setTimeout(next, time * ALONE), setTimeout(goDown, time)]
    next()
  }

  begin()
  return {
    update(latest) {
      context = latest
      if (mounted) mounted.instance.update(contextFor(mounted.version))
    },
    restart: begin,
    stop() {
      run += 1
      stopClock()
      unmount()
    },
  }
}
