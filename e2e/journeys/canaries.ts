import type { BrowserContext, Page, Request } from 'playwright/test'

/** Where a canary may stand in an address because the specification writes it there, and why that is bearable. */
interface Exception {
  readonly address: RegExp
  readonly names: readonly string[]
}

/** docs/api.md and second document §7: calls to the city's own origin, answered without a log of their query. */
const EXCEPTIONS: readonly Exception[] = [
  // A fine's number and plate are the key that its calls and those of its appeal are specified with.
  { address: /^\/api\/(fps|recourse\/fps|documents\/fps)\//, names: ['fine number', 'fine plate'] },
  { address: /^\/api\/recourse\/[\w-]{32}$/, names: ['fine plate'] },
  // The screens of a fine are named by its number; the plate never is.
  { address: /^\/fps\//, names: ['fine number'] },
  // The look-up of a share code names it; sending and joining do not.
  { address: /^\/api\/order\/share$/, names: ['code that somebody typed'] },
  // Whether a plate is well written is asked by query, without anything that says whose it is.
  { address: /^\/api\/auth\/(customer\/registration|fc)\/check-plate$/, names: ['plate of the account'] },
  // A link in a mail is opened by its address, and spent by the call that takes it.
  { address: /^\/verify\/email\//, names: ['proof of the address'] },
  { address: /^\/api\/auth\/customer\/verify$/, names: ['proof of the address'] },
  // So is a case link; its secret stands behind the hash, which no server is sent, and leaves the bar at once.
  { address: /^\/fps\/\d{26}\/appeal$/, names: ['case key'] },
]

export interface Canary {
  readonly name: string
  readonly value: string
}

/** The same canary in every dress an address may give it. */
const dressesOf = (value: string): readonly string[] => {
  const bare = value.toLowerCase()
  return [...new Set([bare, bare.replace(/[\s-]/g, ''), encodeURIComponent(bare).toLowerCase()])].filter(
    dress => dress.length >= 3,
  )
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** Names of the canaries that a text holds. */
export function canariesIn(text: string, canaries: readonly Canary[]): readonly string[] {
  const seen = `${text}\n${decoded(text)}`.toLowerCase()
  return canaries
    .filter(({ value }) => dressesOf(value).some(dress => seen.includes(dress)))
    .map(({ name }) => name)
}

/** Like canariesIn for an address, without what the specification puts there. */
export function leaksOfAddress(address: string, canaries: readonly Canary[]): readonly string[] {
  const { pathname } = new URL(address)
  const allowed = EXCEPTIONS.filter(({ address: pattern }) => pattern.test(pathname)).flatMap(
    ({ names }) => names,
  )
  return canariesIn(address, canaries).filter(name => !allowed.includes(name))
}

/** Listens to everything that a browser says outside: addresses, referrers, the bar of the window. */
export function watch(context: BrowserContext, page: Page) {
  const addresses = new Set<string>()
  const referrers = new Set<string>()
  const note = (request: Request) => {
    if (/^(data|blob):/.test(request.url())) return
    addresses.add(request.url())
    const { referer } = request.headers()
    if (referer) referrers.add(referer)
  }
  context.on('request', note)
  page.on('framenavigated', frame => {
    if (frame.url().startsWith('http')) addresses.add(frame.url())
  })
  return { addresses, referrers }
}

/** All that lasts in this browser for this origin, as one text. */
export function lastingStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, document.cookie, await caches.keys()]
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store)
        const rows = [reading.getAll(), reading.getAllKeys()].map(
          request =>
            new Promise<unknown>(resolve => {
              request.onsuccess = () => resolve(request.result)
            }),
        )
        kept.push(name, store, await Promise.all(rows))
      }
      database.close()
    }
    return JSON.stringify(kept)
  })
}
