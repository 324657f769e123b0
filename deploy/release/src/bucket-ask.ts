import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { BucketOptions } from './bucket-options.ts'

type Headers = Readonly<Record<string, string>>

export interface BucketQuestion {
  /** Full key; without one the request addresses the bucket itself. */
  readonly key?: string
  readonly query?: Headers
  readonly headers?: Headers
  readonly body?: Buffer
}

export interface SentAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Raw body: compressed files stay compressed. */
  readonly body: Buffer
}

export interface BucketAnswer extends SentAnswer {
  /** Attempts until an answer. */
  readonly tries: number
}

/** Sends one signed request. */
export type Send = (url: string, method: Method, headers: Headers, body: Buffer | null) => Promise<SentAnswer>

export type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'

/** Resolves for 2xx, a key's 404, and 412. @throws with any other answer of the store, or when there is none */
export type AskBucket = (method: Method, question: BucketQuestion) => Promise<BucketAnswer>

const LONGEST_MS = 20_000
const TRIES = 5

/** `fetch` would decompress files that browsers must get compressed. */
const sendOverHttp: Send = async (url, method, headers, body) => {
  // Loaded for a bucket only: it is half of the modules of the release command.
  const { request } = await import('undici')
  const answer = await request(url, { method, headers, body, signal: AbortSignal.timeout(LONGEST_MS) })
  const content = Buffer.from(await answer.body.arrayBuffer())
  return { status: answer.statusCode, headers: answer.headers, body: content }
}

/** How requests are sent, and the first pause in milliseconds before a retry. */
export interface Transport {
  readonly send: Send
  readonly pauseMs: number
}

export const OVER_HTTP: Transport = { send: sendOverHttp, pauseMs: 100 }

export function createAsk(options: BucketOptions, { send, pauseMs }: Transport): AskBucket {
  return async (method, question) => {
    const { body = null } = question
    for (let tries = 1; ; tries += 1) {
      const { url, headers } = await signed(options, method, question)
      const answer = await send(url, method, headers, body).catch((error: unknown) => {
        if (tries === TRIES) throw unreachable(options, error)
        return null
      })
      if (answer && isFinal(answer.status)) return { ...asserted(answer, method, question), tries }
      if (answer && tries === TRIES) throw refusal(answer, method, question)
      await sleep(pauseMs * 2 ** tries * Math.random())
    }
  }
}

/**
 * Signed anew for each attempt, because signatures expire within minutes. Covers the body too, so that the path to the
 * store need not be trusted.
 */
async function signed(options: BucketOptions, method: Method, { key, query, headers, body }: BucketQuestion) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, sessionToken } = options
  const path = [bucket, ...(key?.split('/') ?? [])].map(encodeURIComponent).join('/')
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const hash = createHash('sha256')
    .update(body ?? '')
    .digest('hex')
  const signer = new AwsV4Signer({
    ...{ method, url: `${endpoint}/${path}${search}`, service: 's3', region, accessKeyId, secretAccessKey },
    ...(sessionToken !== undefined && { sessionToken }),
    headers: { ...headers, 'x-amz-content-sha256': hash },
  })
  const sent = await signer.sign()
  return { url: sent.url.href, headers: Object.fromEntries(sent.headers) }
}

/** Retry 409: concurrent writers of one file may both receive it. */
const isFinal = (status: number) => status < 500 && ![408, 409, 429].includes(status)

function asserted(answer: SentAnswer, method: Method, question: BucketQuestion): SentAnswer {
  const isMissing = answer.status === 404 && question.key !== undefined && codeOf(answer) !== 'NoSuchBucket'
  if (answer.status < 300 || answer.status === 412 || isMissing) return answer
  throw refusal(answer, method, question)
}

const codeOf = ({ body }: SentAnswer): string =>
  /<Code>([^<]*)<\/Code>/.exec(body.subarray(0, 2_000).toString())?.[1] ?? ''

const refusal = (answer: SentAnswer, method: Method, { key = '' }: BucketQuestion) =>
  new Error(
    `the bucket answers ${answer.status} ${codeOf(answer)} to ${method} ${key}`.replace(/ +/g, ' ').trim(),
  )

function unreachable({ endpoint }: BucketOptions, error: unknown): Error {
  const reason = error instanceof Error ? error.message || error.name : String(error)
  return new Error(`the bucket at ${endpoint} cannot be reached: ${reason}`, { cause: error })
}
