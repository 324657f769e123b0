import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { request } from 'undici'
import type { BucketOptions } from './bucket-options.ts'

type Headers = Readonly<Record<string, string>>

export interface BucketQuestion {
  /** Whole; without one the bucket itself is asked. */
  readonly key?: string
  readonly query?: Headers
  readonly headers?: Headers
  readonly body?: Buffer
}

export interface SentAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** As it came: a file that stands compressed stays so. */
  readonly body: Buffer
}

export interface BucketAnswer extends SentAnswer {
  /** How often it was asked until it answered. */
  readonly tries: number
}

/** Carries one signed question over. */
export type Send = (url: string, method: Method, headers: Headers, body: Buffer | null) => Promise<SentAnswer>

export type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'

/** Answers 2xx, 404 of a key and 412. @throws with what else the store says, or that it says nothing */
export type AskBucket = (method: Method, question: BucketQuestion) => Promise<BucketAnswer>

const LONGEST_MS = 20_000
const TRIES = 5

/** `fetch` would unpack what a browser is to get packed. */
const sendOverHttp: Send = async (url, method, headers, body) => {
  const answer = await request(url, { method, headers, body, signal: AbortSignal.timeout(LONGEST_MS) })
  const content = Buffer.from(await answer.body.arrayBuffer())
  return { status: answer.statusCode, headers: answer.headers, body: content }
}

/** How questions get there, and how long it is waited at first where one got no answer. */
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

/** Anew for each try: a signature is good for minutes. The content is signed too: the way to the store need not be trusted. */
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

/** Two who write one file at the same moment may both be told 409: to try again. */
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
