import { useI18n } from '@parvis/shared-kernel/i18n'
import { PAGES } from '@parvis/shared-kernel/paths'
import type { Place } from '@parvis/shared-kernel/remote'
import { Banner, Button, LanguageSwitch } from '@parvis/shared-kernel/ui'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { usableRelease } from '../remotes/refused-versions.ts'
import { navigationEntries, offeredRelease } from '../routing/offered-parts.ts'
import { partWith, type Where, whereIs } from '../routing/where.ts'
import { Screen } from '../screen.tsx'
import { SessionDialogs } from '../session/session-dialogs.tsx'
import { signOut } from '../session/sign-out.ts'
import { CityPart } from './city-part.tsx'
import { Footer } from './footer.tsx'
import type { FrameProps } from './frame-props.ts'
import { Header } from './header.tsx'
import { NewReleaseOffer } from './new-release-offer.tsx'
import styles from './portal-frame.module.css'
import { ProfileMenu } from './profile-menu.tsx'
import { screenAnnouncer } from './screen-announcer.ts'
import { ToastsLater } from './toasts-later.tsx'
import { useLanguage } from './use-language.ts'

/** Header, announcement, content, footer: independent of which part is shown or down. */
export function PortalFrame(props: FrameProps) {
  const { sessionStore, navigation, store, bus, dependencies } = props
  const { locale, t } = useI18n()
  const { config, subscriber } = useSyncExternalStore(store.subscribe, store.getState)
  const release = useShownRelease(props, config.parts)
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.get)
  const place = useSyncExternalStore(
    listener => navigation.subscribe(listener),
    () => navigation.location,
  )
  // After a session has ended, its screens stay until the owner has signed in again.
  const isConnected = session.owner !== null
  const where = whereIs(place, release, isConnected)
  const [said, setSaid] = useState('')
  const errorPrefix = useEffectEvent(() => t('ui.field.error'))
  // Layout effect, to listen before the first screen announces itself.
  useLayoutEffect(() => {
    const keep = screenAnnouncer({
      document,
      navigation,
      // Signing in or out replaces the screen at the same address: it counts as another visit.
      visit: ({ key } = navigation.location) => `${key} ${sessionStore.get().owner?.sub}`,
      cityName: () => store.getState().config.name,
      errorPrefix,
      say: setSaid,
    })
    return bus.listen(keep)
  }, [bus, navigation, sessionStore, store])
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  const choose = useLanguage(props)
  const leave = () => {
    const tell = (tone: 'info' | 'success', message: string) => bus.announce({ kind: 'toast', tone, message })
    // Show a message if signing out takes long: pending requests are waited for.
    const slow = setTimeout(() => tell('info', t('shell.signingOut')), 500)
    void signOut(dependencies, config, () => {
      navigation.navigate(PAGES.home)
      tell('success', t('shell.signedOut'))
    }).finally(() => clearTimeout(slow))
  }
  const entries = navigationEntries(release, isConnected)
  const name =
    subscriber.kind === 'known'
      ? `${subscriber.subscriber.firstName} ${subscriber.subscriber.lastName}`.trim()
      : ''
  const pages = [
    { path: PAGES.settings, text: t('shell.profile.edit') },
    ...(config.features.sharing ? [{ path: PAGES.share, text: t('shell.profile.share') }] : []),
  ]
  const announcement = config.publicAnnouncement
  return (
    <div className={styles.portal}>
      <a className="parvis-skip-link" href="#contenu">
        {t('shell.skip')}
      </a>
      <Header
        config={config}
        entries={entries.filter(entry => !entry.isPersonal)}
        current={currentEntry(release, where, place.pathname)}
      >
        <LanguageSwitch locale={locale} available={config.languages} onChoose={choose} />
        {isConnected ? (
          <ProfileMenu
            name={name}
            pages={[
              ...pages.filter(({ path }) => partWith(release, path)),
              ...entries
                .filter(entry => entry.isPersonal)
                .map(({ path, label }) => ({ path, text: label[locale] })),
            ]}
            onSignOut={leave}
          />
        ) : null}
        {!isConnected && partWith(release, PAGES.signIn) && !isSignIn(where) ? (
          <Button
            size="small"
            onClick={() => navigation.navigate(PAGES.signIn, { state: backTo(where, place) })}
          >
            {t('shell.signIn')}
          </Button>
        ) : null}
      </Header>
      {props.note}
      {announcement ? (
        <aside className={styles.announcement} aria-label={t('shell.announcement')}>
          <Banner tone={announcement.level}>{announcement.text[locale]}</Banner>
        </aside>
      ) : null}
      <main id="contenu" className={styles.main} tabIndex={-1}>
        <Screen {...props} where={where} place={place} />
        {isSignIn(where) ? <CityPart config={config} navigation={navigation} /> : null}
      </main>
      <Footer config={config} />
      <NewReleaseOffer bus={bus} config={config} isNewer={props.isNewer} />
      <ToastsLater bus={bus} />
      <p className="parvis-hidden" aria-live="polite">
        {said}
      </p>
      <SessionDialogs {...props} place={place} />
    </div>
  )
}

/** Uses the routes and navigation of the version really shown, and only parts that the city serves. */
function useShownRelease(
  { release, refused }: FrameProps,
  parts: CityConfig['parts'],
): FrameProps['release'] {
  const failed = useSyncExternalStore(refused.subscribe, refused.get)
  return useMemo(() => offeredRelease(usableRelease(release, failed), parts), [release, failed, parts])
}

/**
 * Returns to the page on which sign-in was requested, if it is one; the part that signs in knows which pages are its
 * own.
 */
const backTo = (where: Where, { pathname, search }: Place) =>
  where.kind === 'not-found' ? null : { returnTo: `${pathname}${search}` }

const isSignIn = (where: Where) =>
  where.kind === 'sign-in' || (where.kind === 'remote' && where.route.pattern === PAGES.signIn)

/** The route's own entry, else the entry whose path contains the address, else the remote's first. */
function currentEntry(release: FrameProps['release'], where: Where, pathname: string): string | null {
  if (where.kind !== 'remote') return null
  const entries = (release.remotes[where.name]?.navigation ?? []).filter(entry => !entry.isPersonal)
  const own = entries.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  return where.route.entry ?? (own ?? entries[0])?.path ?? null
}
