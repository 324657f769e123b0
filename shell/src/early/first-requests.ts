import { chooseLocale, readStoredLocale } from '@parvis/shared-kernel/i18n/locale'
import type { InlinedPage, PageStart, ReleasedFile } from '@parvis/shared-kernel/remote/release'
import { isOpen, readStored, type StoredSession } from '../session/stored-session.ts'

type Lang = InlinedPage['languages'][number]

export interface Visitor {
  readonly lang: Lang
  readonly session: StoredSession | null
}

/** Visitor's language and session, from the same functions that the shell uses afterwards. */
export function visitorOf(window: Window, { languages }: InlinedPage, now: number): Visitor {
  // Access storage lazily: a browser that blocks it throws on property access.
  const session = readStored({ getItem: key => window.sessionStorage.getItem(key) })
  const lang = chooseLocale({
    stored: readStoredLocale({ getItem: key => window.localStorage.getItem(key) }),
    browserLanguages: window.navigator.languages,
    cityDefault: languages[0] ?? null,
    available: languages,
  })
  return { lang, session: session && isOpen(session, now) ? session : null }
}

/** Preloads this page's files, skipping messages of other languages. */
export function preload(document: Document, files: readonly ReleasedFile[], spoken: Lang): void {
  for (const { url, integrity, lang = spoken } of files) {
    if (lang !== spoken) continue
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = url.endsWith('.css') ? 'style' : 'script'
    link.href = url
    link.integrity = integrity
    link.crossOrigin = 'anonymous'
    document.head.append(link)
  }
}

/** Timeout in ms; the consumer then reports the failure and can retry. */
const EARLY_MS = 8_000

/** Requests the first data of this page: path → complete response. */
export function askEarly(
  data: PageStart['data'],
  { lang, session }: Visitor,
): Record<string, Promise<Response>> {
  const headers = {
    accept: 'application/json',
    'accept-language': lang,
    ...(session && { authorization: `Bearer ${session.token}` }),
  }
  const answers = data.map(template => {
    const path = template.replace('{subscriberId}', encodeURIComponent(session?.sub ?? ''))
    const answer = fetchWhole(path, { headers, signal: AbortSignal.timeout(EARLY_MS) })
    // Prevents an unhandled rejection; consumers still get the failure.
    answer.catch(() => {})
    return [path, answer] as const
  })
  return Object.fromEntries(answers)
}

/** Reads the body completely, so that a truncated response fails here and not in its consumer. */
async function fetchWhole(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(path, init)
  return new Response(await answer.blob(), answer)
}
