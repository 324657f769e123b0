import type { Route } from 'playwright/test'

/** A part's file, as named in a release. */
export const FILES = {
  entry: () => /^entry\./,
  mount: () => /^mount\./,
  'page chunk': (page: string) => new RegExp(`^${page}\\.[0-9a-f]+\\.js$`),
  stylesheet: (page: string) => new RegExp(`^${page}\\.[0-9a-f]+\\.css$`),
  words: () => /^messages-fr\./,
} as const satisfies Record<string, (page: string) => RegExp>

export type FileKind = keyof typeof FILES

const anyOrigin = { 'access-control-allow-origin': '*' }

/** The origin's response with a modified body. */
async function changed(route: Route, change: (body: Buffer) => Buffer): Promise<void> {
  // A connection that was kept may be one that the origin has closed since.
  const answer = await route.fetch({ maxRetries: 2 })
  const { 'content-encoding': _, 'content-length': __, ...headers } = answer.headers()
  await route.fulfill({ status: 200, headers, body: change(await answer.body()) })
}

function flipped(body: Buffer): Buffer {
  const copy = Buffer.from(body)
  const middle = Math.floor(copy.length / 2)
  copy[middle] = (copy[middle] ?? 0) ^ 1
  return copy
}

/** Ways in which a file's delivery can fail. */
export const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '404': route => route.fulfill({ status: 404, headers: anyOrigin, body: 'No such file' }),
  '503': route => route.fulfill({ status: 503, headers: anyOrigin, body: '' }),
  refused: route => route.abort('connectionrefused'),
  hangs: () => new Promise(() => {}),
  truncated: route => changed(route, body => body.subarray(0, Math.floor(body.length / 2))),
  'HTML instead': route =>
    route.fulfill({
      headers: { ...anyOrigin, 'content-type': 'text/html' },
      body: '<!doctype html><title>Welcome</title>',
    }),
  'one flipped byte': route => changed(route, flipped),
}

export interface Place {
  /** Signed in as; null: signed out. */
  readonly person: string | null
  readonly path: string
  /** Name of the screen's chunk. */
  readonly page: string
  readonly heading: string
  /** A link of the header to another part, and that part's heading. */
  readonly elsewhere: { readonly link: string; readonly heading: string }
}

const FINES = { link: 'FPS et recours', heading: 'Votre forfait de post-stationnement' }
const PRICES = { link: 'Tarifs et zones', heading: 'Tarifs, zones et documents' }

/** One screen per part. */
export const PLACES: Readonly<Record<string, Place>> = {
  rights: {
    person: 'Camille Martin',
    path: '/souscriptions',
    page: 'dashboard',
    heading: 'Bonjour Camille',
    elsewhere: FINES,
  },
  requests: { person: null, path: '/tarifs', page: 'prices', heading: PRICES.heading, elsewhere: FINES },
  fines: { person: null, path: '/fps', page: 'look-up', heading: FINES.heading, elsewhere: PRICES },
  account: { person: null, path: '/sign-in', page: 'sign-in', heading: 'Connexion', elsewhere: FINES },
}
