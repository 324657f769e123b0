import { createHash } from 'node:crypto'
import type { InlinedPage, PageStart, Release, ReleasedRemote } from '@parvis/shared-kernel/remote/release'
import { themeFromCity } from '@parvis/shared-kernel/ui/theme'
import { type Descriptor, releasedFile } from './descriptor.ts'
import { EARLY_START } from './early-start.ts'
import type { Origins } from './promote.ts'
import { type CityLook, CRITICAL_CSS, staticFrame } from './static-frame.ts'

export type { CityLook } from './static-frame.ts'

/** The answer to any URL whose route is `pattern`; `*` answers the rest. */
export interface ComposedPage {
  readonly pattern: string
  readonly html: string
  readonly policy: string
}

interface Composition {
  readonly release: Release
  readonly shell: Descriptor
  readonly look: CityLook
  readonly origins: Origins
}

/** First data of every page, whoever looks at it. */
const ALWAYS = ['/api/config']
const SIGNED_IN = [...ALWAYS, '/api/subscriber']
/** The page of remote-account that a signed-out visitor of a subscriber's route sees. */
const SIGN_IN_PAGE = 'sign-in'

/** One page a route pattern, so that any static server can answer any URL (FEDERATION, the page). */
export function composePages(composition: Composition): ComposedPage[] {
  const { release } = composition
  const account = release.remotes.account
  const signIn = account ? startOf(account, SIGN_IN_PAGE, ALWAYS) : { preload: [], data: ALWAYS }
  const pages = Object.values(release.remotes).flatMap(remote =>
    remote.routes.map(route => {
      const signedIn = startOf(remote, route.page, [...SIGNED_IN, ...(route.data ?? [])])
      const signedOut = route.access === 'public' ? startOf(remote, route.page, ALWAYS) : signIn
      return compose(composition, route.pattern, signedIn, signedOut)
    }),
  )
  const bare = { preload: [], data: ALWAYS }
  return [...pages, compose(composition, '*', { ...bare, data: SIGNED_IN }, bare)]
}

function startOf(remote: ReleasedRemote, page: string, data: readonly string[]): PageStart {
  return { preload: [remote.entry, ...(remote.preload[page] ?? [])], data }
}

function compose(
  composition: Composition,
  pattern: string,
  signedIn: PageStart,
  signedOut: PageStart,
): ComposedPage {
  const { release, shell, look } = composition
  const base = `/shell/${shell.version}`
  const words = (shell.pages.words ?? []).map(file => releasedFile(shell, file, base))
  const withWords = ({ preload, data }: PageStart): PageStart => ({ preload: [...preload, ...words], data })
  const inlined: InlinedPage = {
    release,
    theme: look.theme,
    signedIn: withWords(signedIn),
    signedOut: withWords(signedOut),
  }
  const shellUrl = (file: string) => `${base}/${file}`
  const files = shell.pages.main ?? []
  const scripts = shellScripts(shell).filter(file => file !== shell.entry)
  const styles = files.filter(file => file.endsWith('.css'))
  const attributes = (file: string) => `integrity="${shell.files[file]}" crossorigin="anonymous"`
  const html = [
    '<!doctype html>',
    '<html lang="fr">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${escaped(look.name)}</title>`,
    `<link rel="icon" href="/icon.svg" type="image/svg+xml">`,
    // By this name react-aria knows that its one rule is here already, and does not write a style of its own.
    `<style id="react-aria-pressable-style">${criticalCss(look)}</style>`,
    `<script type="application/json" id="parvis-page">${JSON.stringify(inlined).replaceAll('<', '\\u003c')}</script>`,
    `<script>${EARLY_START}</script>`,
    ...scripts.map(file => `<link rel="preload" as="script" href="${shellUrl(file)}" ${attributes(file)}>`),
    ...styles.map(file => `<link rel="stylesheet" href="${shellUrl(file)}" ${attributes(file)}>`),
    `<script src="${shellUrl(shell.entry)}" ${attributes(shell.entry)} defer></script>`,
    '</head>',
    `<body>${staticFrame(look)}</body>`,
    '</html>',
  ].join('\n')
  return { pattern, html, policy: policyOf(composition) }
}

const shellScripts = (shell: Descriptor) => (shell.pages.main ?? []).filter(file => file.endsWith('.js'))

function criticalCss({ theme }: CityLook): string {
  const properties = Object.entries(themeFromCity(theme)).map(([name, value]) => `${name}:${value}`)
  return `:root{${properties.join(';')}}${CRITICAL_CSS}`
}

/** Content-Security-Policy without a single unsafe word: one hash for the page's script, one for the shell's. */
function policyOf({ shell, look, origins }: Composition): string {
  const remotes = [
    ...new Set(
      Object.entries(origins).flatMap(([part, url]) => (part === 'shell' ? [] : [new URL(url).origin])),
    ),
  ]
  const parts = remotes.join(' ')
  return [
    "default-src 'none'",
    // Each script that the page itself names stands here by hash; what they load in turn is trusted through them.
    `script-src '${sha256(EARLY_START)}' ${shellScripts(shell)
      .map(file => `'${shell.files[file]}'`)
      .join(' ')} 'strict-dynamic'`,
    `style-src 'self' ${parts} '${sha256(criticalCss(look))}'`,
    // The remotes' origins: files of a screen are fetched ahead when a pointer comes near its link.
    `connect-src ${["'self'", parts, look.evidenceOrigin, look.reportsOrigin ?? []].flat().join(' ')}`,
    `img-src ${["'self' data: blob:", look.evidenceOrigin, ...(look.imageOrigins ?? [])].join(' ')}`,
    // The city's own page with a script of its own: sandboxed, and framed from here only.
    "frame-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${look.paymentOrigin}`,
    "require-trusted-types-for 'script'",
    // The page's own policy for addresses of scripts, and that of the library that cleans a city's texts.
    'trusted-types default dompurify',
  ].join('; ')
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}
