import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import type { CityConfig } from '@parvis/shared-kernel/wire'

export interface ProbedPage {
  readonly page: string
  readonly path: string
  readonly isSignedIn: boolean
}

export interface Probe {
  readonly entry: { readonly url: string; readonly integrity: string }
  readonly global: string
  readonly contract: number
  readonly pages: readonly ProbedPage[]
  readonly config: CityConfig
  readonly subscriber: Subscriber
  readonly limitMs: number
}

/** Module Federation container defined by a remote's entry. */
interface Container {
  init(scope: object): Promise<void> | undefined
  get(module: string): Promise<() => { readonly mount?: unknown }>
}

interface Mounted {
  readonly ready?: Promise<void>
  update(context: object): void
  unmount(): void
}

/**
 * Runs alone in the page, without access to this module. Loads the entry by its hash, mounts each page with a no-op
 * context, and returns the faults.
 */
export async function probeMount(probe: Probe): Promise<string[]> {
  const faults: string[] = []
  const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))
  const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

  const mountOf = async () => {
    const script = document.createElement('script')
    Object.assign(script, {
      src: probe.entry.url,
      integrity: probe.entry.integrity,
      crossOrigin: 'anonymous',
    })
    await new Promise<void>((resolve, reject) => {
      script.onload = () => resolve()
      script.onerror = () => reject(new Error('the entry does not load by its hash from another origin'))
      document.head.append(script)
    })
    const container = (window as unknown as Record<string, Container | undefined>)[probe.global]
    if (!container) throw new Error(`the entry defines no container "${probe.global}"`)
    await container.init({})
    const { mount } = (await container.get('./mount'))()
    if (typeof mount !== 'function') throw new Error('./mount exports no function "mount"')
    return mount as (element: HTMLElement, context: object) => Mounted
  }

  const contextOf = ({ path, isSignedIn }: ProbedPage, fail: (error: unknown) => void) => ({
    contract: probe.contract,
    session: {
      state: isSignedIn
        ? {
            kind: 'connected',
            profile: { subscriberId: probe.subscriber.subscriberId, exp: Date.now() + 3_600_000 },
          }
        : { kind: 'disconnected' },
      signInWithProvider: async () => {},
      signInWithPassword: async () => ({ signedIn: true }),
      signOut: async () => {},
    },
    subscriber: isSignedIn ? probe.subscriber : null,
    config: probe.config,
    locale: 'fr',
    api: { call: () => new Promise(() => {}) },
    navigation: {
      location: { pathname: path, search: '', hash: '', key: 'probe', state: null },
      subscribe: () => () => {},
      navigate: () => {},
      go: () => {},
      href: (to: string) => to,
      block: () => () => {},
    },
    announce: () => {},
    listen: () => () => {},
    report: fail,
    fail,
    theme: 'light',
  })

  const tryPage = async (mount: (element: HTMLElement, context: object) => Mounted, page: ProbedPage) => {
    const element = document.body.appendChild(document.createElement('div'))
    const seen: unknown[] = []
    const context = contextOf(page, error => seen.push(error))
    const mounted = mount(element, context)
    const end = Date.now() + probe.limitMs
    const isShown = () => element.childNodes.length > 0
    await Promise.race([mounted.ready, pause(probe.limitMs)])
    while (!isShown() && seen.length === 0 && Date.now() < end) await pause(20)
    // A failing screen throws in its first effects.
    await pause(100)
    if (seen.length === 0 && !isShown()) throw new Error('shows nothing')
    if (seen.length === 0) mounted.update(contextOf(page, error => seen.push(error)))
    await pause(20)
    mounted.unmount()
    await pause(20)
    if (seen.length > 0) throw new Error(`failed: ${textOf(seen[0])}`)
    if (isShown()) throw new Error('leaves something behind when it is unmounted')
    element.remove()
  }

  try {
    const mount = await mountOf()
    for (const page of probe.pages)
      await tryPage(mount, page).catch((error: unknown) => faults.push(`${page.page}: ${textOf(error)}`))
  } catch (error) {
    faults.push(textOf(error))
  }
  return faults
}
