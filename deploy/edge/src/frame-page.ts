import type { CityLook } from '@parvis/release'
import { isLocale } from '@parvis/shared-kernel/formats'
import { sourceOf } from './script-source.ts'

/** As the frame's address asks: the attributes of the element, but for those that a frame decides. */
interface FrameWishes {
  readonly part: string
  readonly lang?: string
  readonly theme?: string
  readonly path?: string
}

/** Of the city's configuration, as it is answered. */
export interface FrameConfig {
  readonly embedOrigins?: readonly { readonly origin: string }[] | null
}

interface FrameOptions {
  readonly wishes: FrameWishes
  readonly look: CityLook
  /** Text of the stable script; nothing in it ends its element. */
  readonly script: string
  readonly config: FrameConfig
}

/**
 * One part alone on a page of the portal's own, to be framed by sites that allow no script of others. Only the origins
 * that the city names may frame it; its policy is as strict as that of the portal's other pages.
 */
export function framePage({ wishes, look, script, config: { embedOrigins } }: FrameOptions) {
  const { part, lang, theme, path } = wishes
  const attributes = { routing: 'hash', lang, theme, path }
  const said = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escaped(value)}"`],
  )
  const element = `parvis-${escaped(part)}`
  const html = [
    `<!doctype html><html lang="${isLocale(lang) ? lang : 'fr'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(look.name)}</title>`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<script type="module">${script}</script>`,
    `</head><body><${element}${said.join('')}></${element}></body></html>`,
  ].join('\n')
  return {
    html,
    policy: policyOf(
      look,
      script,
      (embedOrigins ?? []).map(({ origin }) => origin),
    ),
  }
}

function policyOf(look: CityLook, script: string, ancestors: readonly string[]): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", sourceOf(script)],
    'connect-src': ["'self'", look.evidenceOrigin],
    'img-src': ["'self'", 'data:', 'blob:', look.evidenceOrigin, ...(look.imageOrigins ?? [])],
    'base-uri': ["'none'"],
    'form-action': ["'self'", look.paymentOrigin],
    'frame-ancestors': ancestors.length > 0 ? ancestors : ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['parvis', "'allow-duplicates'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

const escaped = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
