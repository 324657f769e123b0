import { createHash } from 'node:crypto'
import { ATTACHMENT_MAX_BYTES } from '@parvis/shared-kernel/subscriber'
import { AwsClient, AwsV4Signer } from 'aws4fetch'
import { type FileStore, objectIdOf, type StoredObject, type UploadPermit, urnOf } from './file-store.ts'
import { UPLOAD_LIFE_MS } from './upload-permit.ts'

/** A bucket of any store that speaks S3. Its keys may do nothing else than this city's documents. */
export interface S3Options {
  /** Address of the store; the bucket is named in the path. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const LONGEST_ANSWER_MS = 20_000
const TRIES = 3
const PLACES = ['quarantine', 'kept'] as const
type Place = (typeof PLACES)[number]

const encoded = (key: string) => key.split('/').map(encodeURIComponent).join('/')

const textOf = (xml: string, tag: string): string | null =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? null

const partsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, part = '']) => part)

const bytesOf = async (response: Response): Promise<Uint8Array> =>
  new Uint8Array(await response.arrayBuffer())

/** The objects of one page of a listing; their age counts from the moment at which the store answered. */
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

/**
 * Files in a bucket. The browser uploads straight to the bucket, into quarantine, by an address that is good for one
 * key, one type and, when the client tells it, one length. That address serves again until it expires, so what was
 * checked is written anew under another key that no signed address names: an upload that comes later changes nothing.
 *
 * The host, the type and the told length are signed headers: a bucket refuses an upload that differs in one of them.
 * A browser may upload only when the bucket's own CORS rule lets the portals' origins PUT with `content-type`.
 */
export const createS3Store = (options: S3Options): FileStore => {
  const { region, accessKeyId, secretAccessKey } = options
  const account = { region, accessKeyId, secretAccessKey, service: 's3' }
  const client = new AwsClient({ ...account, retries: TRIES })
  const bucketUrl = `${options.endpoint.replace(/\/$/, '')}/${options.bucket}`

  const urlOf = (place: Place, urn: string): string => {
    const id = objectIdOf(urn)
    if (id === null) throw new RangeError('not the name of an object of this store')
    return `${bucketUrl}/${encoded(`${place}/${id}`)}`
  }

  /** Null when there is no such object; any other refusal of the store is a failure of ours. */
  const ask = async (method: string, url: string, body?: Uint8Array): Promise<Response | null> => {
    const signal = AbortSignal.timeout(LONGEST_ANSWER_MS)
    // The content is signed too: the way to the store need not be trusted.
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    }
    const content = body === undefined ? {} : { body: new Uint8Array(body).buffer }
    const response = await client.fetch(url, { method, headers, signal, ...content })
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404) return null
    throw new Error(`The document store answered ${response.status} to ${method}`)
  }

  const listPlace = async (place: Place): Promise<StoredObject[]> => {
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

  const drop = async (place: Place, urn: string): Promise<void> => {
    await ask('DELETE', urlOf(place, urn))
  }

  const isThere = async (place: Place, urn: string) => (await ask('HEAD', urlOf(place, urn))) !== null

  return {
    signUpload: async ({ urn, mime, size }: UploadPermit) => {
      const url = `${urlOf('quarantine', urn)}?X-Amz-Expires=${UPLOAD_LIFE_MS / 1_000}`
      const headers = { 'content-type': mime, ...(size === null ? {} : { 'content-length': String(size) }) }
      // The signer leaves type and length out unless it is told to sign every header.
      const signer = new AwsV4Signer({
        ...account,
        method: 'PUT',
        url,
        headers,
        signQuery: true,
        allHeaders: true,
      })
      return (await signer.sign()).url.href
    },

    write: async (urn, bytes) => {
      if ((await isThere('kept', urn)) || (await isThere('quarantine', urn))) return false
      await ask('PUT', urlOf('quarantine', urn), bytes)
      return true
    },

    readQuarantined: async urn => {
      const response = await ask('GET', urlOf('quarantine', urn))
      if (response === null) return null
      if (Number(response.headers.get('content-length')) <= ATTACHMENT_MAX_BYTES) return bytesOf(response)
      await response.body?.cancel()
      return 'too-large'
    },

    keep: async (urn, bytes) => {
      await ask('PUT', urlOf('kept', urn), bytes)
      await drop('quarantine', urn)
    },

    read: async urn => {
      const response = await ask('GET', urlOf('kept', urn))
      return response === null ? null : bytesOf(response)
    },

    clearQuarantine: urn => drop('quarantine', urn),

    remove: async urn => {
      await drop('quarantine', urn)
      await drop('kept', urn)
    },

    list: async () => [...(await listPlace('quarantine')), ...(await listPlace('kept'))],

    // An upload that breaks off leaves nothing in a bucket.
    purgeInterrupted: async () => 0,

    isReachable: async () =>
      ask('GET', `${bucketUrl}?list-type=2&max-keys=1`).then(
        answer => answer !== null,
        () => false,
      ),
  }
}
