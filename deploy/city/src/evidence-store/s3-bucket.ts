import { AwsClient } from 'aws4fetch'
import { sha256Hex } from '../secrets.ts'
import { objectIdOf, type StoredObject, urnOf } from './file-store.ts'

/** A bucket of an S3-compatible store. Its credentials must give access to this city's documents only. */
export interface S3Options {
  /** URL of the store; the path names the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const LONGEST_ANSWER_MS = 20_000
const TRIES = 3
export type Place = 'quarantine' | 'kept'

const textOf = (xml: string, tag: string): string | null =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? null

const partsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, part = '']) => part)

/** Parses a page of a listing; ages are relative to the store's response time. */
const objectsOf = (xml: string, place: Place, now: number): StoredObject[] =>
  partsOf(xml, 'Contents').flatMap(part => {
    const id = textOf(part, 'Key')?.slice(place.length + 1) ?? ''
    const changed = Date.parse(textOf(part, 'LastModified') ?? '')
    return objectIdOf(urnOf(id)) === null || Number.isNaN(changed)
      ? []
      : [{ urn: urnOf(id), isKept: place === 'kept', ageMs: now - changed }]
  })

const nextPageOf = (xml: string): string | null =>
  textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : null

/** Credentials and service of every signature. */
export const accountOf = ({ region, accessKeyId, secretAccessKey }: S3Options) => ({
  region,
  accessKeyId,
  secretAccessKey,
  service: 's3',
})

export const bucketUrlOf = ({ endpoint, bucket }: S3Options): string =>
  `${endpoint.replace(/\/$/, '')}/${bucket}`

export const objectUrlOf = (options: S3Options, place: Place, urn: string): string => {
  const id = objectIdOf(urn)
  if (id === null) throw new RangeError('not the name of an object of this store')
  return `${bucketUrlOf(options)}/${place}/${id}`
}

/** Null if the object does not exist; throws for any other refusal. */
export type AskBucket = (method: string, url: string, body?: Uint8Array) => Promise<Response | null>

export const createAsk = (options: S3Options): AskBucket => {
  const client = new AwsClient({ ...accountOf(options), retries: TRIES })
  return async (method, url, body) => {
    const signal = AbortSignal.timeout(LONGEST_ANSWER_MS)
    // Signs the content too, so that the network need not be trusted.
    const headers = { 'x-amz-content-sha256': sha256Hex(body ?? '') }
    const content = body === undefined ? {} : { body: new Uint8Array(body).buffer }
    const response = await client.fetch(url, { method, headers, signal, ...content })
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404) return null
    throw new Error(`The document store answered ${response.status} to ${method}`)
  }
}

/** Lists every object with a prefix, page by page. */
export const listPlace = async (ask: AskBucket, bucketUrl: string, place: Place): Promise<StoredObject[]> => {
  const objects: StoredObject[] = []
  let page: string | null = ''
  while (page !== null) {
    const query = new URLSearchParams({ 'list-type': '2', prefix: `${place}/` })
    if (page !== '') query.set('continuation-token', page)
    const response: Response | null = await ask('GET', `${bucketUrl}?${query}`)
    if (response === null) throw new Error('The bucket of documents is not there')
    const xml = await response.text()
    objects.push(...objectsOf(xml, place, Date.parse(response.headers.get('date') ?? '')))
    page = nextPageOf(xml)
  }
  return objects
}
