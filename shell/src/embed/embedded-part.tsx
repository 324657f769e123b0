import { createEmbedContext, type EmbedContext } from '@parvis/shared-kernel/embed'
import { LOCALES } from '@parvis/shared-kernel/formats'
import { HostHolder, I18nProvider, type Locale, type Messages } from '@parvis/shared-kernel/i18n'
import type { RemoteEvent } from '@parvis/shared-kernel/remote'
import { applyTheme, themeFromCity } from '@parvis/shared-kernel/ui/theme'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { eventBus } from '../event-bus.ts'
import { systemTheme } from '../layout/use-theme.ts'
import { headingLevelOf, localeOf, pathToShow, startOf, themeOf } from './element-look.ts'
import { ELEMENT_MESSAGES } from './element-messages.ts'
import { embedSession } from './embed-session.ts'
import type { EmbeddedPartProps } from './embedded-part-props.ts'
import { loadMessages } from './load-messages.ts'
import { PartScreen } from './part-screen.tsx'
import { PartUnreachable } from './part-unreachable.tsx'
import type { ElementAttributes } from './shown-part.ts'

interface Spoken {
  readonly locale: Locale
  readonly messages: Messages
}

type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly spoken: Spoken | null }
  | {
      readonly kind: 'open'
      readonly embed: EmbedContext
      readonly config: CityConfig
      readonly spoken: Spoken
    }

/** Languages used before the city's configuration has loaded. */
const BEFORE_CITY = { selectedLang: 'fr', languages: LOCALES } as const

/** One part on a host page: loads what it needs, then shows it or the failure. */
export function EmbeddedPart(props: EmbeddedPartProps) {
  const { part, release, city, place, attributes, events } = props
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  const open = useOpen(props)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wished later changes what is open, see below.
  useEffect(() => {
    let isHere = true
    open().then(
      opened => isHere && setOpening(opened),
      async (error: unknown) => {
        events.error(error)
        const locale = localeOf(attributes, BEFORE_CITY)
        const messages = await loadMessages(locale).catch(() => null)
        if (isHere) setOpening({ kind: 'failed', spoken: messages && { locale, messages } })
      },
    )
    return () => {
      isHere = false
    }
  }, [tries])
  const spoken = useSpoken(opening, attributes)
  useLook(place, attributes, spoken?.locale ?? null, opening.kind === 'open' ? opening.config : null)
  const headingLevel = headingLevelOf(attributes)
  // The shell's own content has the same host as the part; its links are already absolute.
  const host = useMemo(
    () => ({ root: place, headingLevel, addressOf: (href: string) => href }),
    [place, headingLevel],
  )
  // A skeleton needs a label, and the messages have not loaded yet: what stands inside the tag is still shown.
  if (opening.kind === 'loading') return <slot />
  if (!spoken) return <PlainFailure portal={city.portal} locale={localeOf(attributes, BEFORE_CITY)} />
  const remote = release.parts[part]
  const isOpen = opening.kind === 'open' && remote
  return (
    <HostHolder value={host}>
      <I18nProvider
        locale={spoken.locale}
        messages={spoken.messages}
        config={isOpen ? opening.config : { currency: 'EUR', timeZone: 'Europe/Paris' }}
      >
        {isOpen ? (
          <PartScreen
            {...props}
            remote={remote}
            embed={opening.embed}
            config={opening.config}
            locale={spoken.locale}
          />
        ) : (
          <PartUnreachable
            portal={city.portal}
            path={remote ? pathToShow(attributes, remote, window.location.hash) : '/'}
            onRetry={() => {
              setOpening({ kind: 'loading' })
              setTries(tries + 1)
            }}
          />
        )}
      </I18nProvider>
    </HostHolder>
  )
}

/** Failure without loaded messages. */
function PlainFailure({ portal, locale }: { readonly portal: string; readonly locale: Locale }) {
  const { failed, open } = ELEMENT_MESSAGES[locale]
  return (
    <p role="alert">
      {failed}{' '}
      <a href={portal} target="_top">
        {open}
      </a>
    </p>
  )
}

/** Loads configuration and messages, and builds the part's context. */
function useOpen({ part, release, city, place, attributes, events, signal }: EmbeddedPartProps) {
  return async (): Promise<Opening> => {
    const remote = release.parts[part]
    if (!remote) throw new Error(`the portal has no part ${part} for pages of others`)
    const [config] = await Promise.all([
      city.config(),
      loadMessages(localeOf(attributes, BEFORE_CITY)).catch(() => null),
    ])
    const locale = localeOf(attributes, config)
    const bus = eventBus(events.error)
    const start = startOf(attributes, remote)
    if (start === null) events.error(new Error(`the part ${part} does not answer ${attributes.path}`))
    // Changes of a person's data are shared with the page's other parts; other events stay in this element.
    const isShared = ({ kind }: RemoteEvent) => kind === 'rights-changed' || kind === 'subscriber-changed'
    const embed = await createEmbedContext({
      name: part,
      portal: city.portal,
      routes: remote.routes,
      start: start ?? remote.start,
      routing: attributes.routing === 'memory' ? 'memory' : 'hash',
      host: { root: place, headingLevel: headingLevelOf(attributes) },
      locale,
      theme: themeOf(attributes) ?? systemTheme(),
      session: () => embedSession(city),
      announce: event => (isShared(event) ? city.bus : bus).announce(event),
      listen(listener) {
        const stops = [bus.listen(listener), city.bus.listen(listener)]
        return () => {
          for (const stop of stops) stop()
        }
      },
      report: error => events.error(error),
      signal,
      clock: city.clock,
      config: Promise.resolve(config),
    })
    return { kind: 'open', embed, config, spoken: { locale, messages: await loadMessages(locale) } }
  }
}

/** Messages of the requested language; the former ones until they have loaded. */
function useSpoken(opening: Opening, attributes: ElementAttributes): Spoken | null {
  const [spoken, setSpoken] = useState<Spoken | null>(null)
  const first = opening.kind === 'loading' ? null : opening.spoken
  const requested = opening.kind === 'open' ? localeOf(attributes, opening.config) : first?.locale
  useEffect(() => {
    if (!requested) return
    let isHere = true
    const speak = (messages: Messages) => isHere && setSpoken({ locale: requested, messages })
    // If loading fails, the current language stays.
    loadMessages(requested).then(speak, () => {})
    return () => {
      isHere = false
    }
  }, [requested])
  return spoken ?? first
}

/** Sets language and colour scheme on the root, for its base styles and for screen readers. */
function useLook(
  place: HTMLElement,
  attributes: ElementAttributes,
  locale: Locale | null,
  config: CityConfig | null,
): void {
  const theme = themeOf(attributes)
  const dress = useCallback(() => {
    if (config) applyTheme(place, themeFromCity(config.theme), theme)
  }, [place, config, theme])
  useEffect(dress, [dress])
  useEffect(() => {
    if (locale) place.lang = locale
  }, [place, locale])
}
