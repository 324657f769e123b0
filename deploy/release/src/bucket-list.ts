import type { AskBucket } from './bucket-ask.ts'

interface ListedPage {
  readonly keys: readonly { readonly key: string; readonly writtenAt: Date }[]
  /** Full paths, with the final slash. */
  readonly folders: readonly string[]
}

/** Lists keys with a prefix, page by page; without `isDeep`, keys below a further slash are grouped as one folder. */
export async function* listPages(
  ask: AskBucket,
  prefix: string,
  { isDeep }: { readonly isDeep: boolean },
): AsyncGenerator<ListedPage> {
  const query = { 'list-type': '2', prefix, ...(!isDeep && { delimiter: '/' }) }
  let token: string | null = null
  do {
    const page: Readonly<Record<string, string>> =
      token === null ? query : { ...query, 'continuation-token': token }
    const xml: string = (await ask('GET', { query: page })).body.toString()
    yield {
      keys: partsOf(xml, 'Contents').map(part => ({
        key: textOf(part, 'Key') ?? '',
        writtenAt: new Date(textOf(part, 'LastModified') ?? ''),
      })),
      folders: partsOf(xml, 'CommonPrefixes').map(part => textOf(part, 'Prefix') ?? ''),
    }
    token = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : null
  } while (token !== null)
}

const partsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, part = '']) => part)

function textOf(xml: string, tag: string): string | null {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]
  return found === undefined ? null : unescaped(found)
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([0-9a-fA-F]+)|(\w+));/g, (whole, decimal, hex, name) => {
    if (name) return SIGNS[name] ?? whole
    return String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16))
  })
