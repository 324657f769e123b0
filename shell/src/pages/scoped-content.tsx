import { useLayoutEffect, useRef } from 'react'
import { sanitised } from './city-content.tsx'
import styles from './city-page.module.css'

/** Base styles before the city's: a shadow root does not inherit the portal's. */
const BASE_STYLE = `
:host{display:grid;gap:16px}
h2,h3{margin:16px 0 0;font:650 1.375rem/1.3 var(--font-display)}
p,ul,ol,dl,blockquote{margin:0}
a{color:var(--accent);text-underline-offset:.2em}
a:focus-visible{outline:var(--focus);outline-offset:2px}
table{border-collapse:collapse}
th,td{padding:8px 12px;border:1px solid var(--hairline);text-align:start}
`

/**
 * Patterns that could load something or break out of the style: the whole style is refused, as the city's own check
 * does.
 */
const HARMFUL_STYLE = /url\s*\(|image-set|@import|@font-face|expression\s*\(|[<\\]/i

export function harmlessStyle(css: string): string {
  return HARMFUL_STYLE.test(css) ? '' : css
}

/** City content with its own style, scoped to it (D13). */
export function ScopedContent({ html, css }: { readonly html: string; readonly css: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const host = place.current
    if (!host) return
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [BASE_STYLE, harmlessStyle(css)].map(sheetOf)
    // Classes and ids for the city's style; inside this root they do not affect the portal.
    root.replaceChildren(sanitised(html, ['class', 'id']))
  }, [html, css])
  return (
    <div className={styles.kept}>
      <div ref={place} />
    </div>
  )
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
