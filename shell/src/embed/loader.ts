import { LOCALES, type Locale } from '@parvis/shared-kernel/formats'
import type { EmbeddedPart, EmbedRelease, ReleasedFile } from '@parvis/shared-kernel/remote/release'
import { ELEMENT_MESSAGES } from './element-messages.ts'
import { elementName } from './names.ts'
import { scriptAddress } from './script-address.ts'
import type { ElementAttributes, EmbedHost, ShownPart } from './shown-part.ts'

/*
 * The only script that integrators include: small and stable. Defines an element for each part, and loads its code once
 * one is in the page.
 */
/** Written in front of this script by each promotion (`deploy/release/src/embed-release.ts`). */
declare const parvisRelease: EmbedRelease
const portal = new URL(import.meta.url).origin
const addressOf = scriptAddress(portal)
/** Delay in ms before stopping a removed element: frameworks may remove and reinsert it a few tasks later. */
const MOVING_MS = 2_000
const OBSERVED = ['theme', 'heading-level']
// Loads in parallel; consumers handle the failure.
const config = fetch(`${portal}/api/config`)
config.catch(() => {})

const languageOf = (element: Element): Locale => {
  const said = element.closest('[lang]')?.getAttribute('lang') ?? navigator.language
  return LOCALES.find(locale => said.toLowerCase().startsWith(locale)) ?? 'fr'
}

const attributesOf = (element: Element): ElementAttributes => ({
  lang: element.closest('[lang]')?.getAttribute('lang') ?? null,
  theme: element.getAttribute('theme'),
  headingLevel: element.getAttribute('heading-level'),
  routing: element.getAttribute('routing'),
  path: element.getAttribute('path'),
})

/** A release with absolute URLs. */
function withOrigin(release: EmbedRelease): EmbedRelease {
  const text = JSON.stringify(release)
  return JSON.parse(text, (key, value: unknown) =>
    key === 'url' && typeof value === 'string' ? new URL(value, portal).href : value,
  ) as EmbedRelease
}

const asked = new Set<string>()

/** Preloads files; the bundler's runtime finds them in the cache. */
function preload(files: readonly ReleasedFile[], lang: string): void {
  for (const file of files) {
    if (asked.has(file.url) || (file.lang && file.lang !== lang)) continue
    asked.add(file.url)
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity: file.integrity })
    link.href = file.url
    link.onload = link.onerror = () => link.remove()
    document.head.append(link)
  }
}

let hosting: Promise<EmbedHost> | null = null

/** Fetched once for all elements; a failure is forgotten, so that the next element tries again. */
function fetchHost({ host }: EmbedRelease): Promise<EmbedHost> {
  hosting ??= new Promise<EmbedHost>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = addressOf(host.entry.url)
    script.integrity = host.entry.integrity
    script.crossOrigin = 'anonymous'
    script.onerror = () => reject(new Error('the portal’s script does not come'))
    script.onload = () => {
      script.remove()
      const { embed } =
        (globalThis as unknown as Record<string, { embed: Promise<EmbedHost> }>)[host.global] ?? {}
      resolve(embed ?? Promise.reject(new Error('the portal’s script is another')))
    }
    document.head.append(script)
  })
  hosting.catch(() => {
    hosting = null
  })
  return hosting
}

/** Nothing could be loaded: shows a plain link that always works. */
function showFailure(root: ShadowRoot, lang: Locale): void {
  const { failed, open } = ELEMENT_MESSAGES[lang]
  const link = Object.assign(document.createElement('a'), { href: portal, target: '_top', textContent: open })
  const text = document.createElement('p')
  text.role = 'alert'
  text.append(failed, ' ', link)
  root.replaceChildren(text)
}

/** Files of the part's first screen if it is public; others are loaded after signing in. */
function firstFiles(
  { entry, first, start, routes }: EmbeddedPart,
  element: Element,
): readonly ReleasedFile[] {
  const named = location.hash.startsWith('#/')
  const path = named ? null : (element.getAttribute('path') ?? start)
  const asked = path === null ? routes : routes.filter(({ pattern }) => pattern === path)
  if (asked.length === 0 || asked.some(({ access }) => access !== 'public')) return []
  return path === start ? [entry, ...first] : [entry]
}

function elementOf(part: string, release: EmbedRelease) {
  return class extends HTMLElement {
    static readonly observedAttributes = OBSERVED
    #shown: ShownPart | null = null
    #isStarting = false
    #ending = 0
    /** Its own language, or that of an element around it. */
    readonly #language = new MutationObserver(() => this.attributeChangedCallback())

    connectedCallback(): void {
      clearTimeout(this.#ending)
      if (this.#shown || this.#isStarting) return
      this.#isStarting = true
      void this.#start().finally(() => {
        this.#isStarting = false
      })
    }

    /** Waits before stopping, so that an element moved within its page keeps what was typed. */
    disconnectedCallback(): void {
      clearTimeout(this.#ending)
      this.#ending = window.setTimeout(() => {
        this.#language.disconnect()
        this.#shown?.stop()
        this.#shown = null
      }, MOVING_MS)
    }

    attributeChangedCallback(): void {
      this.#shown?.change(attributesOf(this))
    }

    async #start(): Promise<void> {
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      // Until the part is there, what stands inside the tag.
      root.replaceChildren(document.createElement('slot'))
      const lang = languageOf(this)
      const own = release.parts[part]
      preload([...release.host.first, ...(own ? firstFiles(own, this) : [])], lang)
      try {
        const host = await fetchHost(release)
        if (!this.isConnected) return
        root.replaceChildren()
        this.#language.observe(document, { subtree: true, attributeFilter: ['lang'] })
        this.#shown = host.show({
          element: this,
          root,
          part,
          portal,
          release,
          attributes: attributesOf(this),
          config,
        })
      } catch (cause) {
        showFailure(root, lang)
        this.dispatchEvent(new CustomEvent('parvis:error', { bubbles: true, detail: { part, cause } }))
      }
    }
  }
}

// A payment returns to the top window: show the portal's page instead of the frame.
if (window.top === window && location.origin === portal && location.pathname.startsWith('/embed/frame/'))
  location.replace(location.hash.startsWith('#/') ? location.hash.slice(1) : '/')
const release = withOrigin(parvisRelease)
for (const part of Object.keys(release.parts))
  if (!customElements.get(elementName(part)))
    customElements.define(elementName(part), elementOf(part, release))
