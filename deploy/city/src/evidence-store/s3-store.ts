import { ATTACHMENT_MAX_BYTES } from '@parvis/shared-kernel/subscriber'
import { AwsV4Signer } from 'aws4fetch'
import type { FileStore, UploadPermit } from './file-store.ts'
import {
  accountOf,
  bucketUrlOf,
  createAsk,
  listPlace,
  objectUrlOf,
  type Place,
  type S3Options,
} from './s3-bucket.ts'
import { UPLOAD_LIFE_MS } from './upload-permit.ts'

export type { S3Options } from './s3-bucket.ts'

const bytesOf = async (response: Response): Promise<Uint8Array> =>
  new Uint8Array(await response.arrayBuffer())

const signUpload = async (options: S3Options, { urn, mime, size }: UploadPermit): Promise<string> => {
  const url = `${objectUrlOf(options, 'quarantine', urn)}?X-Amz-Expires=${UPLOAD_LIFE_MS / 1_000}`
  const headers = { 'content-type': mime, ...(size === null ? {} : { 'content-length': String(size) }) }
  // Signs every header: by default the signer leaves out type and length.
  const how = { method: 'PUT', signQuery: true, allHeaders: true }
  const signer = new AwsV4Signer({ ...accountOf(options), ...how, url, headers })
  return (await signer.sign()).url.href
}

/**
 * Stores files in a bucket. The browser uploads straight to quarantine by a URL signed for one key, one type and, if
 * the client states it, one length. The URL stays valid until it expires, so checked content is written under another
 * key that no signed URL names: later uploads change nothing. Host, type and stated length are signed headers: the
 * bucket refuses an upload that differs. Browsers can upload only if the bucket's CORS rule allows PUT with
 * `content-type` from the portals' origins and `embedOrigins`.
 */
export const createS3Store = (options: S3Options): FileStore => {
  const bucketUrl = bucketUrlOf(options)
  const ask = createAsk(options)
  const urlOf = (place: Place, urn: string) => objectUrlOf(options, place, urn)

  const drop = async (place: Place, urn: string): Promise<void> => {
    await ask('DELETE', urlOf(place, urn))
  }

  const isThere = async (place: Place, urn: string) => (await ask('HEAD', urlOf(place, urn))) !== null

  return {
    signUpload: permit => signUpload(options, permit),

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

    list: async () => [
      ...(await listPlace(ask, bucketUrl, 'quarantine')),
      ...(await listPlace(ask, bucketUrl, 'kept')),
    ],

    // An interrupted upload leaves nothing in a bucket.
    purgeInterrupted: async () => 0,

    isReachable: async () =>
      ask('GET', `${bucketUrl}?list-type=2&max-keys=1`).then(
        answer => answer !== null,
        () => false,
      ),
  }
}
