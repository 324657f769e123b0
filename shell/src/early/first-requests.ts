import { chooseLocale, readStoredLocale } from '@parvis/shared-kernel/i18n/locale'
import type { InlinedPage, PageStart, ReleasedFile } from '@parvis/shared-kernel/remote/release'
import { isOpen, readStored, type StoredSession } from '../session/stored-session.ts'

type Lang = InlinedPage['languages'][number]

export interface Visitor {
  readonly lang: Lang
  readonly session: StoredSession | null
}

/** Who looks at the page, by the functions that the shell asks a moment later. */
export function visitorOf(window: Window, { languages }: InlinedPage, now: number): Visitor {
  // Read inside these functions: a browser that refuses storage throws at its very name.
  const session = readStored({ getItem: key => window.sessionStorage.getItem(key) })
  const lang = chooseLocale({
    stored: readStoredLocale({ getItem: key => window.localStorage.getItem(key) }),
    browserLanguages: window.navigator.languages,
    cityDefault: languages[0] ?? null,
    available: languages,
  })
  return { lang, session: session && isOpen(session, now) ? session : null }
}

/** Fetches what runs on this page; texts of other languages are of no use. */
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

/** An answer that has not come by then is told by the part that needs it, which can ask again. */
const EARLY_MS = 8_000

/** Asks the city for the first data of this page: path → answer, all of it here. */
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
    // Whoever takes it hears of the failure; nobody has to.
    answer.catch(() => {})
    return [path, answer] as const
  })
  return Object.fromEntries(answers)
}

/** Cut off in its middle, an answer fails here and not in the hands of who has taken it. */
async function fetchWhole(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(path, init)
  return new Response(await answer.blob(), answer)
}
