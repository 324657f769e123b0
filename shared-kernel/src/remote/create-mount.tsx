import type { Host } from '@parvis/shared-kernel/i18n'
import { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { followCityClock } from './city-now.ts'
import type { Mount, RemoteContext } from './contract.ts'
import { firstScreen } from './first-screen.ts'
import { followLinks } from './follow-links.ts'
import { type ChunkFailure, loadPage } from './lazy-chunk.ts'
import { visitState } from './over-screen.ts'
import type { RemoteDefinition } from './remote-definition.ts'
import { RemoteRoot } from './remote-root.tsx'
import { matchRoute } from './routes.ts'

function retries(failures: number, error: unknown): boolean {
  // The API client has already retried what it may; here only a network error gets one more try.
  return failures < 1 && error instanceof TypeError
}

const ownerOf = ({ session: { state } }: RemoteContext) =>
  state.kind === 'connected' ? state.profile.subscriberId : null

/** Loads the first page in parallel with the messages, so that one time limit covers both. */
function loadFirstPage({ pages }: RemoteDefinition, { navigation, locale }: RemoteContext): Promise<unknown> {
  const first = matchRoute(pages, navigation.location.pathname)?.route
  return Promise.allSettled([first && loadPage(first, locale)])
}

/** Created once and not per context, so that the kit does not re-render with each. */
const hostOf = ({ host, navigation }: RemoteContext): Host | undefined =>
  // Addresses already made by `navigation.href` stay unchanged.
  host && { ...host, addressOf: to => (to[0] === '/' && !navigation.pathOf?.(to) ? navigation.href(to) : to) }

/**
 * Creates a remote's `mount`: its own React root, queries, messages and error boundary around its pages. A screen that
 * fails to load is passed to the shell (`context.fail`), or shown by the remote itself if there is no handler.
 */
export function createMount(definition: RemoteDefinition): Mount {
  const lost = new Set<ChunkFailure>()
  return (element, firstContext) => {
    // Opening the part again, or the shell's "try again", retries failed chunks.
    for (const failure of lost) failure.forget()
    lost.clear()
    followCityClock(firstContext.now)
    const firstPage = loadFirstPage(definition, firstContext)
    const first = firstScreen()
    const queries = new QueryClient({
      defaultOptions: {
        // 'always': by default the library pauses calls while offline without any notice, and sends them much later.
        queries: {
          networkMode: 'always',
          refetchOnReconnect: true,
          staleTime: 30_000,
          retry: retries,
          refetchOnWindowFocus: true,
        },
        mutations: { networkMode: 'always' },
      },
    })
    const root = createRoot(element)
    // `listen` belongs to the shell and outlives every context it hands out, so one subscription is enough.
    const stopListening = firstContext.listen(event => {
      if (event.kind === 'rights-changed' || event.kind === 'subscriber-changed')
        void queries.invalidateQueries()
    })
    const { navigation } = firstContext
    const host = hostOf(firstContext)
    // Listens on the whole shadow root: an embed's dialogs and menus are beside its element.
    const stopFollowing = followLinks(
      host ? (host.root.getRootNode() as ShadowRoot) : element,
      navigation,
      to => visitState(definition.pages, navigation.location, to, host),
    )
    let owner = ownerOf(firstContext)
    let departures = 0
    const render = (context: RemoteContext) => {
      // The part stays mounted after sign-out: whoever is next must see neither what the subscriber read nor what they
      // typed (D9). Screens that wait for their owner to sign in again remain connected.
      if (owner && ownerOf(context) !== owner) {
        queries.clear()
        departures += 1
      }
      owner = ownerOf(context)
      root.render(
        <RemoteRoot
          definition={definition}
          departures={departures}
          firstPage={firstPage}
          context={context}
          host={host}
          queries={queries}
          first={first}
          onChunkFailure={failure => lost.add(failure)}
        />,
      )
    }
    render(firstContext)
    return {
      ready: first.ready,
      update: render,
      unmount() {
        stopListening()
        stopFollowing()
        root.unmount()
        queries.clear()
      },
    }
  }
}
