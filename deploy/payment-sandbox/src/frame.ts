import { html, raw } from 'hono/html'
import type { Language } from './intl.ts'

/** Page fragment with escaped values. */
export type Html = ReturnType<typeof html>

interface Page {
  lang: Language
  title: string
  accent: string
  body: Html
}

const STYLE =
  raw(`:root{color-scheme:light dark;--paper:#faf8f3;--card:#fff;--ink:#1d2427;--soft:#5a646a;--line:#ddd8cd}
@media(prefers-color-scheme:dark){:root{--paper:#14181a;--card:#1d2326;--ink:#eef1f0;--soft:#a7b1b5;--line:#353d41}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.55 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:1.7rem;line-height:1.2;margin:.2rem 0 1rem}h2{font-size:1.15rem;margin:2rem 0 .6rem}
.mark{display:flex;gap:.6rem;align-items:center;color:var(--soft);font-size:.9rem;border-bottom:3px solid var(--accent);padding-bottom:.8rem;margin-bottom:1.4rem}
.mark b{color:var(--ink)}.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1.2rem;margin:1rem 0}
p.soft,.soft{color:var(--soft)}
button,.button{font:inherit;font-weight:600;min-height:2.75rem;padding:.45rem 1rem;border-radius:8px;border:2px solid var(--accent);background:var(--accent);color:#fff;cursor:pointer;text-decoration:none;display:inline-block}
button.plain{background:transparent;color:inherit;border-color:var(--line)}button.wide{width:100%;text-align:left;margin:.3rem 0}
.row{display:flex;gap:.7rem;flex-wrap:wrap;align-items:center}.amount{font-size:2.2rem;font-weight:700;font-variant-numeric:tabular-nums}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}a{color:inherit}
dl{display:grid;grid-template-columns:auto 1fr;gap:.3rem 1.2rem;margin:0}dt{color:var(--soft)}dd{margin:0}`)

/** Layout of the card page, light and dark, with the city's accent colour. */
export const renderPage = ({ lang, title, accent, body }: Page): Html =>
  html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><style>
:root{--accent:${accent}}
${STYLE}</style></head><body>${body}</body></html>`
