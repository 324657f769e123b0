import type { EmbedContext } from '@parvis/shared-kernel/embed'
import type { Locale } from '@parvis/shared-kernel/i18n'
import { matchRoute } from '@parvis/shared-kernel/remote'
import type { EmbeddedPart } from '@parvis/shared-kernel/remote/release'
import { PageSkeleton } from '@parvis/shared-kernel/ui'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { keepFocus } from '../layout/keep-focus.ts'
import { ToastsLater } from '../layout/toasts-later.tsx'
import { useTheme } from '../layout/use-theme.ts'
import { fetchAnew } from '../remotes/fetch-anew.ts'
import { ProfileFailed } from '../remotes/profile-failed.tsx'
import { RemoteFrame } from '../remotes/remote-frame.tsx'
import { themeOf } from './element-look.ts'
import type { EmbeddedPartProps } from './embedded-part-props.ts'
import { shownRemote } from './shown-remote.ts'
import { SignInPanel } from './sign-in-panel.tsx'
import { SignedInNote } from './signed-in-note.tsx'
import { titleAnnouncer } from './title-announcer.ts'

interface PartScreenProps extends EmbeddedPartProps {
  readonly remote: EmbeddedPart
  readonly embed: EmbedContext
  readonly config: CityConfig
  readonly locale: Locale
}

/** Shows a part's screen, or sign-in before a subscriber's screen. */
export function PartScreen(props: PartScreenProps) {
  const { part, remote, embed, city, config, place, events, attributes, locale } = props
  const { navigation } = embed
  const at = useSyncExternalStore(navigation.subscribe, () => navigation.location)
  const session = useSyncExternalStore(city.sessionStore.subscribe, city.sessionStore.get)
  const { subscriber } = useSyncExternalStore(city.subscriber.subscribe, city.subscriber.getState)
  const [said, setSaid] = useState('')
  const theme = useTheme()
  // Layout effect, to listen before the first screen announces itself.
  useLayoutEffect(() => {
    const keep = titleAnnouncer(place, navigation, setSaid)
    return embed.context().listen(event => {
      keep(event)
      events.hear(event, navigation.location.pathname)
    })
  }, [embed, navigation, place, events])
  useLayoutEffect(() => keepFocus(place.getRootNode() as ShadowRoot, () => place, 'h1, h2, h3, h4'), [place])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the context reads session and subscriber as they are now.
  const context = useMemo(() => {
    embed.wear({ locale, theme: themeOf(attributes) ?? theme })
    return embed.context()
  }, [embed, locale, theme, attributes, session, subscriber])
  const shown = useMemo(() => shownRemote(remote), [remote])
  const route = matchRoute(remote.routes, at.pathname)?.route
  const needsSubscriber = route?.access === 'subscriber'
  const hasEnded = session.owner !== null && session.stored === null
  const needsSignIn = needsSubscriber && session.owner === null
  const screen = () => {
    if (needsSubscriber && subscriber.kind === 'failed')
      return (
        <ProfileFailed
          onRetry={() => city.bus.announce({ kind: 'subscriber-changed' })}
          contact={config.contact}
        />
      )
    if (needsSubscriber && subscriber.kind !== 'known') return <PageSkeleton />
    return (
      <RemoteFrame
        name={part}
        remote={shown}
        refused={city.refused}
        context={context}
        fetchAgain={() => fetchAnew([remote.entry, ...remote.first])}
      />
    )
  }
  return (
    <>
      {(needsSignIn || hasEnded) && (
        <SignInPanel
          city={city}
          config={config}
          path={`${at.pathname}${at.search}`}
          context={context}
          hasEnded={hasEnded}
          place={place}
        />
      )}
      <div hidden={hasEnded}>{!needsSignIn && screen()}</div>
      {session.stored && (
        <SignedInNote subscriber={context.subscriber} onSignOut={() => context.session.signOut()} />
      )}
      <ToastsLater bus={context} />
      <p className="parvis-hidden" aria-live="polite">
        {said}
      </p>
    </>
  )
}
