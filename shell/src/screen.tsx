import { useChunk } from '@parvis/shared-kernel/page'
import { PAGES } from '@parvis/shared-kernel/paths'
import { CONTRACT_VERSION, lazyChunk, type Place, type RemoteContext } from '@parvis/shared-kernel/remote'
import { Button, PageSkeleton } from '@parvis/shared-kernel/ui'
import { useMemo, useSyncExternalStore } from 'react'
import type { FrameProps } from './layout/frame-props.ts'
import { useTheme } from './layout/use-theme.ts'
import type { ShellPagesProps } from './pages/shell-pages.tsx'
import type { fetchFilesAgain } from './remotes/fetch-files-again.ts'
import { ProfileFailed } from './remotes/profile-failed.tsx'
import { RemoteDown } from './remotes/remote-down.tsx'
import { RemoteFrame } from './remotes/remote-frame.tsx'
import { navigationEntries, offeredRelease } from './routing/offered-parts.ts'
import { signInNavigation } from './routing/sign-in-navigation.ts'
import type { Where } from './routing/where.ts'
import { stateOfScreens } from './session/session-store.ts'
import { signOut } from './session/sign-out.ts'
import { signingIn } from './session/signing-in.ts'

interface ScreenProps extends FrameProps {
  readonly where: Where
  readonly place: Place
}

const shellPages = lazyChunk(() =>
  import(/* webpackChunkName: "shell-pages" */ './pages/shell-pages.tsx').then(module => module.ShellPages),
)

/** Retrying is rare: its chunk loads on demand. */
const fetchAgain: typeof fetchFilesAgain = (...where) =>
  import(/* webpackChunkName: "ahead" */ './remotes/fetch-files-again.ts')
    .then(module => module.fetchFilesAgain(...where))
    .catch(() => {})

/** Content between header and footer. */
export function Screen(props: ScreenProps) {
  const { where } = props
  switch (where.kind) {
    case 'sign-in':
    case 'remote':
      return <RemoteScreen {...props} where={where} />
    default:
      return <OwnScreen {...props} where={where} />
  }
}

function OwnScreen(props: ScreenProps & Pick<ShellPagesProps, 'where'>) {
  const { release, store, report } = props
  const { config, messages } = useSyncExternalStore(store.subscribe, store.getState)
  const pages = useChunk(shellPages, error => report(error, 'shell'))
  if (pages.state === 'failed')
    return (
      <RemoteDown
        name="shell"
        version={release.shell.version}
        contact={config.contact}
        onRetry={pages.retry}
      />
    )
  if (pages.state === 'loading') return <PageSkeleton />
  return (
    <pages.data
      {...props}
      release={offeredRelease(release, config.parts)}
      config={config}
      messages={messages}
    />
  )
}

type PartWhere = Extract<Where, { readonly name: string }>

function RemoteScreen(props: ScreenProps & { readonly where: PartWhere }) {
  const { where, release, store } = props
  const { subscriber, config } = useSyncExternalStore(store.subscribe, store.getState)
  const context = useRemoteContext(props)
  const { name } = where
  // The whole release: the part shown may be a fallback, which does not know the others.
  const remote = release.remotes[name]
  if (!remote) return null
  const needsSubscriber = where.kind === 'remote' && where.route.access === 'subscriber'
  if (needsSubscriber && subscriber.kind === 'failed') {
    // Public screens stay.
    const [way] = navigationEntries(offeredRelease(release, config.parts), false)
    return (
      <ProfileFailed
        onRetry={() => props.bus.announce({ kind: 'subscriber-changed' })}
        action={
          way && (
            <Button onClick={() => props.navigation.navigate(way.path)}>{way.label[context.locale]}</Button>
          )
        }
        contact={config.contact}
      />
    )
  }
  if (needsSubscriber && subscriber.kind !== 'known') return <PageSkeleton />
  return (
    <RemoteFrame
      key={name}
      name={name}
      remote={remote}
      refused={props.refused}
      context={context}
      fetchAgain={fetchAgain}
    />
  )
}

function useRemoteContext(props: ScreenProps): RemoteContext {
  const { where, navigation, sessionStore, store, api, bus, report, dependencies, now } = props
  const { config, locale, subscriber } = useSyncExternalStore(store.subscribe, store.getState)
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.get)
  const theme = useTheme()
  const isSignIn = where.kind === 'sign-in'
  // biome-ignore lint/correctness/useExhaustiveDependencies: remotes draw anew for each session.
  return useMemo(
    () => ({
      contract: CONTRACT_VERSION,
      session: {
        get state() {
          return stateOfScreens(sessionStore.get())
        },
        async signInWithProvider(returnTo, hash) {
          const { leaveForProvider } = await signingIn.retry()
          await leaveForProvider(dependencies, config, { returnTo, hash: hash ?? null })
        },
        async signInWithPassword(login, password) {
          const { signInWithPassword } = await signingIn.retry()
          return signInWithPassword(dependencies, login, password)
        },
        signOut: () => signOut(dependencies, config, () => navigation.navigate(PAGES.home)),
      },
      subscriber: subscriber.kind === 'known' ? subscriber.subscriber : null,
      config,
      locale,
      api,
      navigation: isSignIn ? signInNavigation(navigation) : navigation,
      announce: bus.announce,
      listen: bus.listen,
      report,
      now,
      theme,
    }),
    [session, dependencies, config, locale, subscriber, api, navigation, isSignIn, bus, report, theme, now],
  )
}
