import { createHash } from 'node:crypto'
import type { Descriptor } from './descriptor.ts'
import type { Origins } from './settings.ts'
import type { CityLook } from './static-frame.ts'

interface PolicyParts {
  readonly shell: Descriptor
  readonly look: CityLook
  readonly origins: Origins
  readonly development: readonly string[]
  /** Texts of the inlined script and of the inlined style. */
  readonly script: string
  readonly style: string
}

/** Content-Security-Policy without any `unsafe-*`: one hash for the page's script, one for each of the shell's. */
export function pagePolicy({ shell, look, origins, development, script, style }: PolicyParts): string {
  const parts = new Set(
    Object.entries(origins).flatMap(([part, url]) => (part === 'shell' ? [] : [new URL(url).origin])),
  )
  const served = development.filter(origin => origin.startsWith('http'))
  // Development servers announce changes over a WebSocket.
  const sockets = served.map(origin => origin.replace(/^http/, 'ws'))
  const scripts = [sha256(script), ...shellScripts(shell).map(file => shell.files[file])]
  const images = ["'self'", 'data:', 'blob:', look.evidenceOrigin, ...(look.imageOrigins ?? [])]
  const directives = {
    'default-src': ["'none'"],
    // Scripts trusted through others are elements, so `script-src-elem` suffices: with `'strict-dynamic'` in
    // `script-src`, Chromium lets `<link rel=prefetch>` request any host and path.
    'script-src': ["'none'"],
    // Hashes of the scripts the page names; scripts they load are trusted through them.
    'script-src-elem': [...scripts.map(hash => `'${hash}'`), "'strict-dynamic'"],
    'style-src': ["'self'", ...parts, ...served, `'${sha256(style)}'`],
    // Remotes' origins, because a screen's files are prefetched when the pointer nears its link.
    'connect-src': [
      ...["'self'", ...parts, look.evidenceOrigin],
      ...(look.reportsOrigin ? [look.reportsOrigin] : []),
      ...new Set([...development, ...sockets]),
    ],
    'img-src': [...images, ...served],
    // The city's own page with a script of its own: sandboxed, and framed from here only.
    'frame-src': ["'self'"],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", look.paymentOrigin],
    'require-trusted-types-for': ["'script'"],
    // Policies for script URLs and for the library that sanitises a city's texts.
    'trusted-types': ['default', 'dompurify'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Scripts that every first screen runs, each named once. */
export const shellScripts = (shell: Descriptor) => shellFiles(shell, '.js')

export const shellFiles = ({ pages }: Descriptor, ending: '.js' | '.css') =>
  [...new Set(pages.main)].filter(file => file.endsWith(ending))

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
