import { PAGES } from '@parvis/shared-kernel/paths'
import type { RemoteRoute } from '@parvis/shared-kernel/remote/manifest'
import type {
  InlinedPage,
  PageStart,
  Release,
  ReleasedRemote,
  ReleaseSignature,
} from '@parvis/shared-kernel/remote/release'
import { themeFromCity } from '@parvis/shared-kernel/ui/theme'
import { type Descriptor, releasedFile } from './descriptor.ts'
import { inlineJson } from './inline-json.ts'
import { pagePolicy, shellFiles, shellScripts } from './page-policy.ts'
import { pageRelease } from './page-release.ts'
import type { Origins } from './settings.ts'
import { type CityLook, CRITICAL_CSS, escaped, languagesOf, staticFrame } from './static-frame.ts'

export type { CityLook } from './static-frame.ts'

/** The page for any URL matching `pattern`; `*` matches the rest. */
export interface ComposedPage {
  readonly pattern: string
  readonly html: string
  readonly policy: string
}

export interface Composition {
  readonly release: Release
  readonly shell: Descriptor
  /** Text of the page's first script: `earlyStartOf`. */
  readonly early: string
  readonly look: CityLook
  readonly origins: Origins
  /** Origins (http and ws) of development servers that this city allows; none in service. */
  readonly development: readonly string[]
  /** Signs the release as embedded in the page. */
  sign(text: string): ReleaseSignature
}

/** Input common to all pages of a release, computed once. */
interface CommonParts extends Composition {
  readonly releaseElement: string
  readonly style: string
  readonly policy: string
}

/** Initial data of every page, signed in or not. */
const ALWAYS = ['/api/config']
const SIGNED_IN = [...ALWAYS, '/api/subscriber']
const BARE: PageStart = { preload: [], data: ALWAYS }

/** Composes one page per route pattern, so that any static server can serve any URL (docs/federation.md, the page). */
export function composePages(composition: Composition): ComposedPage[] {
  const { remotes } = composition.release
  const common = commonParts(composition)
  const signIn = signInStart(Object.values(remotes))
  const pages = Object.values(remotes).flatMap(remote =>
    remote.routes.map(route => {
      const signedIn = startOf(remote, route.page, [...SIGNED_IN, ...(route.data ?? [])])
      const signedOut = route.access === 'public' ? startOf(remote, route.page, publicData(route)) : signIn
      return compose(common, route.pattern, signedIn, signedOut)
    }),
  )
  return [...pages, compose(common, '*', { ...BARE, data: SIGNED_IN }, BARE)]
}

/** What a signed-out visitor of a subscriber's route sees: the page of the part that signs in. */
function signInStart(remotes: readonly ReleasedRemote[]): PageStart {
  for (const remote of remotes) {
    const route = remote.routes.find(({ pattern }) => pattern === PAGES.signIn)
    if (route) return startOf(remote, route.page, ALWAYS)
  }
  return BARE
}

/** Excludes subscriber data, which a visitor without session cannot request. */
function publicData({ data = [] }: RemoteRoute): readonly string[] {
  return [...ALWAYS, ...data.filter(path => !path.includes('{subscriberId}'))]
}

function startOf(remote: ReleasedRemote, page: string, data: readonly string[]): PageStart {
  return { preload: [remote.entry, ...(remote.preload[page] ?? [])], data }
}

function commonParts(composition: Composition): CommonParts {
  const { release, look, early, sign } = composition
  const text = inlineJson(pageRelease(release))
  const { key, value } = sign(text)
  const attributes = `id="parvis-release" data-key="${key}" data-signature="${value}"`
  const style = criticalCss(look)
  return {
    ...composition,
    releaseElement: `<script type="application/json" ${attributes}>${text}</script>`,
    style,
    policy: pagePolicy({ ...composition, script: early, style }),
  }
}

function compose(common: CommonParts, pattern: string, signedIn: PageStart, signedOut: PageStart) {
  const { look, early, style, policy, releaseElement } = common
  const html = [
    '<!doctype html>',
    `<html lang="${languagesOf(look)[0] ?? 'fr'}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${escaped(look.name)}</title>`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    // react-aria recognises this id and does not inject its own style.
    `<style id="react-aria-pressable-style">${style}</style>`,
    releaseElement,
    `<script type="application/json" id="parvis-page">${inlineJson(inlinedPage(common, signedIn, signedOut))}</script>`,
    `<script>${early}</script>`,
    ...shellElements(common.shell),
    '</head>',
    `<body>${staticFrame(look)}</body>`,
    '</html>',
  ].join('\n')
  return { pattern, html, policy }
}

/**
 * Links no style sheet as `stylesheet`, so that the frame paints at once. The bundler's runtime inserts each from the
 * preloaded bytes and waits for it before running the part that needs it.
 */
function shellElements(shell: Descriptor): string[] {
  const source = (file: string) =>
    `"${baseOf(shell)}/${file}" integrity="${shell.files[file]}" crossorigin="anonymous"`
  const preload = (as: string) => (file: string) => `<link rel="preload" as="${as}" href=${source(file)}>`
  return [
    ...shellScripts(shell)
      .filter(file => file !== shell.entry)
      .map(preload('script')),
    ...shellFiles(shell, '.css').map(preload('style')),
    // High priority: the entry negotiates shared modules while the rest loads; a deferred script would otherwise load
    // last.
    `<script src=${source(shell.entry)} defer fetchpriority="high"></script>`,
  ]
}

function inlinedPage(common: CommonParts, signedIn: PageStart, signedOut: PageStart): InlinedPage {
  const { shell, look, development } = common
  const words = (shell.pages.words ?? []).map(file => releasedFile(shell, file, baseOf(shell)))
  const withMessages = ({ preload, data }: PageStart): PageStart => ({
    preload: [...preload, ...words],
    data,
  })
  return {
    theme: look.theme,
    languages: languagesOf(look),
    ...(development.length > 0 ? { development } : {}),
    signedIn: withMessages(signedIn),
    signedOut: withMessages(signedOut),
  }
}

const baseOf = (shell: Descriptor) => `/shell/${shell.version}`

function criticalCss({ theme }: CityLook): string {
  const properties = Object.entries(themeFromCity(theme)).map(([name, value]) => `${name}:${value}`)
  return `:root{${properties.join(';')}}${CRITICAL_CSS}`
}
