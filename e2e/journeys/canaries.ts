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
  // A fine's screens are addressed by its number; never by the plate.
  { address: /^\/fps\//, names: ['fine number'] },
  // The look-up of a share code names it; sending and joining do not.
  { address: /^\/api\/order\/share$/, names: ['code that somebody typed'] },
  // The syntax check of a plate sends it in the query, without its owner.
  { address: /^\/api\/auth\/(customer\/registration|fc)\/check-plate$/, names: ['plate of the account'] },
  // A mailed link contains its token, which the confirming call uses up.
  { address: /^\/verify\/email\//, names: ['proof of the address'] },
  { address: /^\/api\/auth\/customer\/verify$/, names: ['proof of the address'] },
  // So does a case link; its secret is in the fragment, which is never sent to a server and leaves the address bar at
  // once.
  { address: /^\/fps\/\d{26}\/appeal$/, names: ['case key'] },
]

export interface Canary {
  readonly name: string
  readonly value: string
}

/** All encodings of a canary in an address. */
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

/** Like canariesIn for an address, without the specified exceptions. */
export function leaksOfAddress(address: string, canaries: readonly Canary[]): readonly string[] {
  const { pathname } = new URL(address)
  const allowed = EXCEPTIONS.filter(({ address: pattern }) => pattern.test(pathname)).flatMap(
    ({ names }) => names,
  )
  return canariesIn(address, canaries).filter(name => !allowed.includes(name))
}

/** Records every address, referrer and address bar of a browser. */
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

/** All persistent storage of this origin, as one text. */
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
