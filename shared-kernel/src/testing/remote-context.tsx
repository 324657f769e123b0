import type { Locale } from '@parvis/shared-kernel/i18n'
import {
  CONTRACT_VERSION,
  type Mount,
  type RemoteContext,
  type RemoteEvent,
} from '@parvis/shared-kernel/remote'
import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import type { Subscriber } from '../subscriber/index.ts'
import { instantFromMs } from '../time/index.ts'
import type { CityConfig } from '../wire/index.ts'
import { type FakeAnswers, type FakeApi, fakeApi } from './fake-api.ts'
import { fakeCityConfig } from './fake-city-config.ts'
import { type FakeNavigation, fakeNavigation } from './fake-navigation.ts'
import { fakeSubscriber } from './fake-subscriber.ts'

export interface FakeRemoteOptions {
  /** Current path, with query. */
  readonly path?: string
  readonly locale?: Locale
  /** Null: signed out. */
  readonly subscriber?: Subscriber | null
  readonly config?: Partial<CityConfig>
  /** The city's responses, as wire JSON (see `fakeApi`). */
  readonly answers?: FakeAnswers
  /** Simulates a shell that loads another version; without it the remote shows its failures itself. */
  readonly fail?: (error: unknown) => void
}

export interface FakeRemote {
  readonly context: RemoteContext
  readonly api: FakeApi
  readonly navigation: FakeNavigation
  /** Events announced by the remote, oldest first. */
  readonly events: readonly RemoteEvent[]
  /** Errors reported by the remote. */
  readonly reports: readonly unknown[]
  screenTitle(): string | undefined
  toasts(): readonly string[]
}

/** A remote's context without shell, city or browser history. */
export function fakeRemoteContext(options: FakeRemoteOptions = {}): FakeRemote {
  const { path = '/', locale = 'fr', answers = {} } = options
  const subscriber = options.subscriber === undefined ? fakeSubscriber() : options.subscriber
  const api = fakeApi(answers)
  const navigation = fakeNavigation(path)
  const events: RemoteEvent[] = []
  const reports: unknown[] = []
  const listeners = new Set<(event: RemoteEvent) => void>()
  const context: RemoteContext = {
    contract: CONTRACT_VERSION,
    session: {
      state: subscriber
        ? {
            kind: 'connected',
            profile: { subscriberId: subscriber.subscriberId, exp: instantFromMs(Date.now() + 3_600_000) },
          }
        : { kind: 'disconnected' },
      signInWithProvider: vi.fn(async () => {}),
      signInWithPassword: vi.fn(async () => ({ signedIn: true }) as const),
      signOut: vi.fn(async () => {}),
    },
    subscriber,
    config: fakeCityConfig(options.config),
    locale,
    api,
    navigation,
    announce(event) {
      events.push(event)
      for (const listener of listeners) listener(event)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    report: error => reports.push(error),
    ...(options.fail && { fail: options.fail }),
    theme: 'light',
  }
  return {
    context,
    api,
    navigation,
    events,
    reports,
    screenTitle: () => events.findLast(event => event.kind === 'screen')?.title,
    toasts: () => events.filter(event => event.kind === 'toast').map(event => event.message),
  }
}

export interface MountedFake extends FakeRemote {
  readonly element: HTMLElement
  readonly ready: Promise<void>
  /** Updates the remote's context, as the shell does when language or profile change. */
  update(changes: Partial<RemoteContext>): Promise<void>
  /** Closes the page, as a reload does; the next `mountRemote` is the page that comes in its place. */
  unmount(): Promise<void>
}

/** Mounts a remote with its real `mount`; it is unmounted when the test ends, if not earlier. */
export async function mountRemote(mount: Mount, options: FakeRemoteOptions = {}): Promise<MountedFake> {
  const fake = fakeRemoteContext(options)
  const element = document.createElement('div')
  document.body.append(element)
  const mounted = await act(async () => mount(element, fake.context))
  let isMounted = true
  const unmount = async () => {
    if (isMounted) await act(async () => mounted.unmount())
    isMounted = false
    element.remove()
  }
  onTestFinished(unmount)
  return {
    ...fake,
    element,
    ready: mounted.ready ?? Promise.resolve(),
    update: changes => act(async () => mounted.update({ ...fake.context, ...changes })),
    unmount,
  }
}
