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
  // The API client has already retried what may be retried; here only a lost network gets one more chance.
  return failures < 1 && error instanceof TypeError
}

const ownerOf = ({ session: { state } }: RemoteContext) =>
  state.kind === 'connected' ? state.profile.subscriberId : null

/** The first page is fetched beside the words, so that one time limit holds for both. */
function loadFirstPage({ pages }: RemoteDefinition, { navigation, locale }: RemoteContext): Promise<unknown> {
  const first = matchRoute(pages, navigation.location.pathname)?.route
  return Promise.allSettled([first && loadPage(first, locale)])
}

/** It outlives every context: what the kit draws in it is not drawn anew with each. */
const hostOf = ({ host, navigation }: RemoteContext): Host | undefined =>
  // What `navigation.href` has made already stays as it is.
  host && { ...host, addressOf: to => (to[0] === '/' && !navigation.pathOf?.(to) ? navigation.href(to) : to) }

/**
 * Makes a remote's `mount`: its own React root, queries, messages and error boundary around its pages. A screen that
 * cannot come is handed to the shell (`context.fail`); where there is none to take it, the remote says so itself.
 */
export function createMount(definition: RemoteDefinition): Mount {
  const lost = new Set<ChunkFailure>()
  return (element, firstContext) => {
    // Who comes back to this part, or presses the shell's "try again", asks anew for what could not be fetched.
    for (const failure of lost) failure.forget()
    lost.clear()
    followCityClock(firstContext.now)
    const firstPage = loadFirstPage(definition, firstContext)
    const first = firstScreen()
    const queries = new QueryClient({
      defaultOptions: { queries: { staleTime: 30_000, retry: retries, refetchOnWindowFocus: true } },
    })
    const root = createRoot(element)
    // `listen` belongs to the shell and outlives every context it hands out, so one subscription is enough.
    const stopListening = firstContext.listen(event => {
      if (event.kind === 'rights-changed' || event.kind === 'subscriber-changed')
        void queries.invalidateQueries()
    })
    const { navigation } = firstContext
    const host = hostOf(firstContext)
    // Dialogs and menus of an embed stand beside its element.
    const stopFollowing = followLinks(
      host ? (host.root.getRootNode() as ShadowRoot) : element,
      navigation,
      to => visitState(definition.pages, navigation.location, to, host),
    )
    let owner = ownerOf(firstContext)
    const render = (context: RemoteContext) => {
      // A part stays where it is when somebody leaves: whoever signs in next sees nothing of what was read for them.
      if (owner && ownerOf(context) !== owner) queries.clear()
      owner = ownerOf(context)
      root.render(
        <RemoteRoot
          definition={definition}
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
