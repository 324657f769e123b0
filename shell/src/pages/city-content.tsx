import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import styles from './page.module.css'

/** HTML allowed in a city's pages: structured text. No styles, scripts, forms or external images (D13). */
const ALLOWED_TAGS = [
  'a',
  'abbr',
  'blockquote',
  'br',
  'dd',
  'dl',
  'dt',
  'em',
  'h2',
  'h3',
  'hr',
  'li',
  'ol',
  'p',
  'strong',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
]
const ALLOWED_ATTR = ['href', 'lang', 'title', 'scope', 'colspan', 'rowspan']

export function sanitised(html: string, named: readonly string[] = []): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: [...ALLOWED_ATTR, ...named],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}

/** Sanitises HTML from a city's configuration before rendering it. */
export function CityContent({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(sanitised(html)), [html])
  return <div ref={place} className={styles.content} />
}
