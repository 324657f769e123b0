import { LOCALES, type Locale, phoneHref } from '@parvis/shared-kernel/formats'
import type { CityTheme } from '@parvis/shared-kernel/ui/theme'

/** What a page needs to know of its city before the city's API answers. */
export interface CityLook {
  readonly name: string
  /** Applied from the first paint. */
  readonly theme: CityTheme
  /** Languages of the city, default first; French and English if absent. */
  readonly languages?: readonly Locale[]
  /** Phone number shown when the portal does not load. */
  readonly phone?: string | null
  readonly evidenceOrigin: string
  readonly paymentOrigin: string
  /** Origins of logo and header image, besides the portal's. */
  readonly imageOrigins?: readonly string[]
  /** Origin for error reports; null disables them. */
  readonly reportsOrigin?: string | null
}

/**
 * First paint without script: background and header bar, with the shell header's dimensions so that nothing moves.
 * Declares the order of all layers first, because style sheets load in any order; the frame's layer yields to all
 * others.
 */
export const CRITICAL_CSS = `
@layer frame,reset,tokens,base,components,utilities;
@layer frame{
body{margin:0;background:#faf7f2;color:#1f1d1a;font:16px/1.5 system-ui,sans-serif}
.frame-bar,.frame-late{border:1px solid #e4ddd1;background:#fffdfa}
.frame-bar{height:64px;border-width:0 0 1px}
.frame-in{max-width:1260px;margin:0 auto;padding:0 clamp(16px,4vw,40px);box-sizing:border-box}
.frame-bar .frame-in{height:100%;display:flex;align-items:center;gap:12px;font-weight:650;font-size:18px}
.frame-mark{width:36px;height:36px;border-radius:min(10px,var(--city-radius,10px));background:var(--city-accent-light);flex:none}
.frame-lines{padding-top:40px;display:grid;grid-template-rows:36px 36px 132px 132px;gap:16px}
.frame-lines i{border-radius:6px;background:#f3eee6}
.frame-lines i:first-child{width:min(320px,60%)}
.frame-lines i:nth-child(2){width:min(520px,85%);margin-bottom:16px}
.frame-late{position:fixed;inset:auto 16px 16px;max-width:640px;margin:0 auto;padding:0 20px;border-radius:10px;visibility:hidden;animation:frame-late 0s 7s forwards}
.frame-late a{color:inherit;white-space:nowrap}
@keyframes frame-late{to{visibility:visible}}
@media(prefers-color-scheme:dark){
body{background:#171512;color:#f2ede4}
.frame-bar,.frame-late{border-color:#37322b;background:#1f1c18}
.frame-mark{background:var(--city-accent-dark)}
.frame-lines i{background:#26221d}
}
@media(width<400px){.frame-mark{display:none}}
@media print{.frame-lines,.frame-late{display:none}}
[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}
}
`.replaceAll('\n', '')

/** Everything in `#parvis` is replaced when the shell renders. */
export function staticFrame(look: CityLook): string {
  return [
    '<div id="parvis">',
    `<header class="frame-bar"><div class="frame-in"><span class="frame-mark"></span><span>${escaped(look.name)}</span></div></header>`,
    '<main class="frame-in frame-lines" aria-busy="true"><i></i><i></i><i></i><i></i></main>',
    lateNotice(look),
    '</div>',
    withoutScript(look),
  ].join('')
}

/** Notice for browsers without scripts, in the portal's own page and in frames of other sites. */
export const withoutScript = (look: CityLook): string =>
  `<noscript><p class="frame-in">Ce portail a besoin de JavaScript. This portal needs JavaScript.${phoneLink(look)}</p></noscript>`

export const languagesOf = ({ languages = LOCALES }: CityLook) => languages

const LATE_TEXTS = {
  fr: [
    'Le portail met longtemps à s’ouvrir.',
    'Recharger la page',
    'ou changer de navigateur',
    'Ou appelez la ville au',
  ],
  en: ['The portal is slow to open.', 'Reload the page', 'or use another browser', 'Or call the city on'],
} as const

/**
 * Notice when our scripts did not load, shown after a delay by CSS alone. In all the city's languages, because choosing
 * one needs a script.
 */
function lateNotice(look: CityLook): string {
  const phone = phoneLink(look)
  const texts = languagesOf(look).map(lang => {
    const [slow, reload, change, call] = LATE_TEXTS[lang]
    const number = phone && ` ${call}${phone}.`
    return `<p lang="${lang}">${slow} <a href="">${reload}</a> ${change}.${number}</p>`
  })
  return `<div class="frame-late">${texts.join('')}</div>`
}

const phoneLink = ({ phone }: CityLook) =>
  phone ? ` <a href="${phoneHref(phone)}">${escaped(phone)}</a>` : ''

/** Text for an element or an attribute of a page. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}
