import { escaped } from '@parvis/release'
import { isLocale } from '@parvis/shared-kernel/formats'
import { sourceOf } from './script-source.ts'

interface CityPage {
  readonly headerTitle?: string | null
  readonly content?: string | null
  readonly style?: string | null
  readonly script?: string | null
}

interface Config {
  readonly customPageConfiguration?: CityPage | null
  readonly theme?: { readonly primaryColour?: string }
}

/** The page's only messages to the portal: its height and the clicked link. */
const SPEAK = `(()=>{
const tell=()=>parent.postMessage({height:document.documentElement.offsetHeight},'*')
new ResizeObserver(tell).observe(document.documentElement)
document.addEventListener('click',e=>{const a=e.target.closest&&e.target.closest('a[href]');if(!a)return;e.preventDefault();const to=a.getAttribute('href');if(to.startsWith('/'))parent.postMessage({go:to},'*')})
})()`

const BASE_STYLE = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1f1d1a;background:#faf7f2;overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){body{color:#f2ede4;background:#171512}}
a{color:inherit}`

/**
 * A city page with a script, as a separate document (D13): opaque origin, no network, and only that script may run.
 * Null when the city has none.
 */
export function cityPage(config: Config, lang: string): { html: string; policy: string } | null {
  const { headerTitle, content, style, script } = config.customPageConfiguration ?? {}
  if (!script) return null
  const styles = [BASE_STYLE, inElement(style ?? '')]
  const scripts = [SPEAK, inElement(script)]
  const html = [
    `<!doctype html><html lang="${isLocale(lang) ? lang : 'fr'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(headerTitle ?? '')}</title>`,
    ...styles.map(text => `<style>${text}</style>`),
    `</head><body><div id="city-page">${content ?? ''}</div>`,
    ...scripts.map(text => `<script>${text}</script>`),
    '</body></html>',
  ].join('\n')
  return { html, policy: policyOf(styles, scripts) }
}

const policyOf = (styles: readonly string[], scripts: readonly string[]) =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${scripts.map(sourceOf).join(' ')}`,
    `style-src ${styles.map(sourceOf).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Escapes `<` so that script text can neither close nor open an element; the meaning is unchanged. */
const inElement = (text: string) => text.replaceAll('\r', '').replace(/<(?=\/|!--|script)/gi, '\\u003c')
