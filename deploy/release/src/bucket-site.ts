import { randomUUID } from 'node:crypto'
import { type AskBucket, type BucketAnswer, createAsk, OVER_HTTP, type Transport } from './bucket-ask.ts'
import { listPages } from './bucket-list.ts'
import type { BucketOptions } from './bucket-options.ts'
import { servedAs } from './served-as.ts'
import { BEST_BROTLI, type Site } from './site.ts'

/** Test key: only a bucket that refuses to write it twice can keep releases consistent. */
const PROOF = '.conditional-writes'
const FRESH_MS = 1_000

/** A site in a bucket. `If-None-Match: *` is its compare-and-set: of two writers of one file, the second is refused. */
export function bucketSite(options: BucketOptions, transport: Transport = OVER_HTTP): Site {
  const { bucket, prefix } = options
  const ask = createAsk(options, transport)
  const keyOf = (path: string) => `${prefix}${path}`
  let proof: Promise<void> | null = null
  return {
    address: `s3://${bucket}/${prefix}`.replace(/\/$/, ''),
    folder: null,
    freshMs: FRESH_MS,
    brotliQuality: BEST_BROTLI,
    async read(path) {
      const answer = await ask('GET', { key: keyOf(path) })
      return answer.status === 404 ? null : answer.body
    },
    async names(folder) {
      const below = keyOf(`${folder}/`)
      const found: string[] = []
      for await (const { keys, folders } of listPages(ask, below, { isDeep: false }))
        found.push(...keys.map(({ key }) => key), ...folders.map(name => name.slice(0, -1)))
      return found.map(key => key.slice(below.length))
    },
    async files(folder) {
      const found = []
      for await (const { keys } of listPages(ask, keyOf(folder && `${folder}/`), { isDeep: true }))
        found.push(...keys.map(({ key, writtenAt }) => ({ path: key.slice(prefix.length), writtenAt })))
      return found
    },
    async writeOnce(path, content) {
      proof ??= assertConditional(ask, keyOf(PROOF))
      await proof
      return putOnce(ask, keyOf(path), Buffer.from(content), servedAs(path))
    },
    async remove(path) {
      await ask('DELETE', { key: keyOf(path) })
    },
  }
}

/** @throws when the bucket ignores conditional writes: concurrent promotions would be lost */
async function assertConditional(ask: AskBucket, key: string): Promise<void> {
  const isWritten = () => putOnce(ask, key, Buffer.from('a site of Parvis\n'), {})
  if ((await isWritten()) && (await isWritten()))
    throw new Error('this store ignores If-None-Match when it writes: promotions at once would be lost in it')
}

/**
 * Writes a file once. After a lost response the retry is refused although the first write succeeded, so each write
 * carries a unique id by which it recognises itself.
 */
async function putOnce(
  ask: AskBucket,
  key: string,
  body: Buffer,
  served: Readonly<Record<string, string>>,
): Promise<boolean> {
  const word = randomUUID()
  const headers = { ...served, 'if-none-match': '*', 'x-amz-meta-write': word }
  const answer: BucketAnswer = await ask('PUT', { key, body, headers })
  if (answer.status !== 412) return true
  if (answer.tries === 1) return false
  return (await ask('HEAD', { key })).headers['x-amz-meta-write'] === word
}
