import { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import type { Locale, Messages } from '../i18n/index.ts'
import type { Mount, RemoteContext } from './contract.ts'
import { followLinks } from './follow-links.ts'
import type { LazyChunk, LazyPage } from './lazy-page.ts'
import { RemoteRoot } from './remote-root.tsx'

export interface RemotePage {
  readonly pattern: string
  readonly page: LazyPage
}

export interface RemoteDefinition {
  readonly name: string
  /** One chunk a language (`messages-fr`, `messages-en`): the page preloads the one that is spoken. */
  readonly messages: Readonly<Record<Locale, LazyChunk<Messages>>>
  readonly pages: readonly RemotePage[]
}

function retries(failures: number, error: unknown): boolean {
  // The API client has already retried what may be retried; here only a lost network gets one more chance.
  return failures < 1 && error instanceof TypeError
}

const ownerOf = ({ session: { state } }: RemoteContext) =>
  state.kind === 'connected' ? state.profile.subscriberId : null

/** Makes a remote's `mount`: its own React root, queries, messages and error boundary around its pages. */
export function createMount(definition: RemoteDefinition): Mount {
  return (element, firstContext) => {
    const queries = new QueryClient({
      defaultOptions: { queries: { staleTime: 30_000, retry: retries, refetchOnWindowFocus: false } },
    })
    const root = createRoot(element)
    // `listen` belongs to the shell and outlives every context it hands out, so one subscription is enough.
    const stopListening = firstContext.listen(event => {
      if (event.kind === 'rights-changed' || event.kind === 'subscriber-changed')
        void queries.invalidateQueries()
    })
    const stopFollowing = followLinks(element, firstContext.navigation)
    let owner = ownerOf(firstContext)
    const render = (context: RemoteContext) => {
      // A part stays where it is when somebody leaves: whoever signs in next sees nothing of what was read for them.
      if (owner && ownerOf(context) !== owner) queries.clear()
      owner = ownerOf(context)
      root.render(<RemoteRoot definition={definition} context={context} queries={queries} />)
    }
    render(firstContext)
    return {
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
