import { type CityLook, escaped, withoutScript } from '@parvis/release'
import { isLocale } from '@parvis/shared-kernel/formats'
import { sourceOf } from './script-source.ts'

/** Read from the frame's URL: the element's attributes, except those the frame decides. */
interface FrameAttributes {
  readonly part: string
  readonly lang?: string
  readonly theme?: string
  readonly path?: string
}

/** The part of the city's configuration response used here. */
export interface FrameConfig {
  readonly embedOrigins?: readonly { readonly origin: string }[] | null
}

interface FrameOptions {
  readonly attributes: FrameAttributes
  readonly look: CityLook
  /** Text of the stable script; nothing in it can end its element. */
  readonly script: string
  readonly config: FrameConfig
}

/**
 * A page with one part, for sites that allow no foreign scripts. Only origins listed by the city may frame it; its
 * policy is as strict as the portal's.
 */
export function framePage({ attributes, look, script, config: { embedOrigins } }: FrameOptions) {
  const { part, lang, theme, path } = attributes
  const written = { routing: 'hash', lang, theme, path }
  const said = Object.entries(written).flatMap(([name, value]) =>
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
    `</head><body><${element}${said.join('')}></${element}>${withoutScript(look)}</body></html>`,
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
