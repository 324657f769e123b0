const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, character => ESCAPES[character] ?? character)

/** Markup that is already safe HTML. */
export interface Html {
  safe: string
}

type Part = string | number | null | undefined | false | Html | readonly Html[]

const isList = (part: Part): part is readonly Html[] => Array.isArray(part)

const render = (part: Part): string => {
  if (part === null || part === undefined || part === false) return ''
  if (isList(part)) return part.map(piece => piece.safe).join('')
  return typeof part === 'object' ? part.safe : escapeHtml(String(part))
}

/** HTML template tag: escapes values unless they are `Html`. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  safe: texts.reduce((done, text, index) => done + render(parts[index - 1]) + text),
})

export interface Page {
  lang: string
  title: string
  accent: string
  /** Styles of this page, after the shared ones. */
  style?: Html
  body: Html
}

/**
 * Renders a page in the common look of the city's small pages (sign-in, card, desk): paper, ink, one accent, light and
 * dark.
 */
export const renderPage = ({ lang, title, accent, style, body }: Page): string =>
  html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><style>
:root{color-scheme:light dark;--accent:${accent};--paper:#faf8f3;--card:#fff;--ink:#1d2427;--soft:#5a646a;--line:#ddd8cd}
@media(prefers-color-scheme:dark){:root{--paper:#14181a;--card:#1d2326;--ink:#eef1f0;--soft:#a7b1b5;--line:#353d41}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.55 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:2rem 1rem 4rem}main.wide{max-width:72rem}
h1{font-size:1.7rem;line-height:1.2;margin:.2rem 0 1rem}h2{font-size:1.15rem;margin:2rem 0 .6rem}
.mark{display:flex;gap:.6rem;align-items:center;color:var(--soft);font-size:.9rem;border-bottom:3px solid var(--accent);padding-bottom:.8rem;margin-bottom:1.4rem}
.mark b{color:var(--ink)}.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1.2rem;margin:1rem 0}
p.soft,.soft{color:var(--soft)}label{display:block;font-weight:600;margin:.9rem 0 .25rem}
input,select{font:inherit;width:100%;min-height:2.75rem;padding:.4rem .7rem;border:1px solid var(--soft);border-radius:8px;background:var(--card);color:inherit}
button,.button{font:inherit;font-weight:600;min-height:2.75rem;padding:.45rem 1rem;border-radius:8px;border:2px solid var(--accent);background:var(--accent);color:#fff;cursor:pointer;text-decoration:none;display:inline-block}
button.plain{background:transparent;color:inherit;border-color:var(--line)}button.wide{width:100%;text-align:left;margin:.3rem 0}
button.wide small{display:block;font-weight:400;color:var(--soft)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.row{display:flex;gap:.7rem;flex-wrap:wrap;align-items:center}.amount{font-size:2.2rem;font-weight:700;font-variant-numeric:tabular-nums}
.fault{border-left:4px solid #b3261e;padding:.6rem .9rem;background:var(--card)}a{color:inherit}
dl{display:grid;grid-template-columns:auto 1fr;gap:.3rem 1.2rem;margin:0}dt{color:var(--soft)}dd{margin:0}
table{width:100%;border-collapse:collapse;font-size:.95rem}th,td{text-align:left;padding:.5rem .6rem .5rem 0;border-bottom:1px solid var(--line);vertical-align:top}
td form{display:inline-block;margin:0 .3rem .3rem 0}td button{min-height:2.2rem;padding:.2rem .7rem;font-size:.9rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}
${style}</style></head><body>${body}</body></html>`.safe
