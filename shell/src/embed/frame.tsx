import { applySheets } from '@parvis/shared-kernel/embed'
import type { EmbeddedPart as EmbeddedPartRelease } from '@parvis/shared-kernel/remote/release'
import { reloadChangedTab } from '@parvis/shared-kernel/session'
import baseSheet from '@parvis/shared-kernel/ui/styles.css'
import { fitText } from '@parvis/shared-kernel/ui/theme'
import { createRoot } from 'react-dom/client'
import { startFederation } from '../remotes/federation.ts'
import { remotes } from '../remotes/load-remote.ts'
import { usableVersions } from '../remotes/refused-versions.ts'
import { elementEvents } from './element-events.ts'
import { type EmbedCity, embedCity } from './embed-city.ts'
import { EmbeddedPart } from './embedded-part.tsx'
import { leaveFrame } from './leave-frame.ts'
import { ROOT_ATTRIBUTE } from './names.ts'
import { scriptAddress } from './script-address.ts'
import type { EmbedHost, ShownPart, ShowOptions } from './shown-part.ts'
import { shownRemote } from './shown-remote.ts'

let known: EmbedCity | null = null

/** Id by which react-aria detects that its rule is installed. The base sheet contains it. */
const PRESSABLE_RULE = 'react-aria-pressable-style'

/** Otherwise react-aria adds the rule to the host page, whose policy may refuse it. */
function keepRulesOut(): void {
  if (document.getElementById(PRESSABLE_RULE)) return
  const mark = document.createElement('meta')
  mark.id = PRESSABLE_RULE
  document.head.append(mark)
}

function cityOf({ portal, release, config }: ShowOptions): EmbedCity {
  if (known) return known
  startFederation(scriptAddress(portal))
  reloadChangedTab(window)
  known = embedCity(portal, release, config)
  return known
}

/** Start loading; the result, or failure with retry, appears where it is awaited. */
function startLoading(part: string, remote: EmbeddedPartRelease | undefined, { refused }: EmbedCity): void {
  const version = remote && usableVersions(part, shownRemote(remote), refused.get())[0]
  if (version) remotes.load(version).catch(() => {})
}

/** Shows one part in the shadow root of an element, until it is stopped. */
function show(options: ShowOptions): ShownPart {
  const { element, root, part, release, attributes } = options
  keepRulesOut()
  const city = cityOf(options)
  startLoading(part, release.parts[part], city)
  const ending = new AbortController()
  const removeSheets = applySheets(root, baseSheet as CSSStyleSheet)
  const place = document.createElement('div')
  place.setAttribute(ROOT_ATTRIBUTE, '')
  // Both languages are written from left to right, whatever the page around is.
  place.dir = 'ltr'
  root.append(place)
  fitText(place)
  const events = elementEvents(element, part)
  leaveFrame(element, options.portal, ending.signal)
  const react = createRoot(place, { onUncaughtError: events.error })
  const draw = (requested: typeof attributes) =>
    react.render(
      <EmbeddedPart
        part={part}
        release={release}
        city={city}
        place={place}
        attributes={requested}
        events={events}
        signal={ending.signal}
      />,
    )
  draw(attributes)
  return {
    change: draw,
    stop() {
      ending.abort()
      events.stop()
      removeSheets()
      react.unmount()
      place.remove()
    },
  }
}

export const embedHost: EmbedHost = { show }
