import { startTestBucket, type TestBucket } from '@parvis/server/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OVER_HTTP, type Send } from './bucket-ask.ts'
import { bucketOptionsOf } from './bucket-options.ts'
import { bucketSite } from './bucket-site.ts'

let bucket: TestBucket
beforeEach(async () => {
  bucket = await startTestBucket({ isPublic: key => key.startsWith('a/remotes/') })
})
afterEach(() => bucket.stop())

const siteOver = (send: Send, changes: object = {}) =>
  bucketSite({ ...bucket.options, prefix: 'a/', ...changes }, { send, pauseMs: 1 })
const site = (changes?: object) => siteOver(OVER_HTTP.send, changes)

describe('a file in a bucket', () => {
  const YEAR = 'public, max-age=31536000, immutable'

  it.each([
    ['remotes/fines/1.0.0/entry.js', 'text/javascript; charset=utf-8', null, YEAR],
    ['remotes/fines/1.0.0/entry.js.br', 'text/javascript; charset=utf-8', 'br', YEAR],
    ['remotes/fines/1.0.0/page.css.gz', 'text/css; charset=utf-8', 'gzip', YEAR],
    ['remotes/fines/1.0.0/mark.svg', 'image/svg+xml; charset=utf-8', null, YEAR],
    ['remotes/fines/1.0.0/LICENSE', 'application/octet-stream', null, YEAR],
  ])('%s is answered as the edge answers it', async (path, type, encoding, caching) => {
    await site().writeOnce(path, 'content')
    const { endpoint, bucket: name } = bucket.options
    const { headers } = await OVER_HTTP.send(`${endpoint}/${name}/a/${path}`, 'GET', {}, null)
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': caching })
    expect(headers['content-encoding'] ?? null).toBe(encoding)
  })

  it('is asked for anew each time where it belongs to a city', async () => {
    let said: object = {}
    const listening: Send = (url, method, headers, body) => {
      if (url.includes('/cities/')) said = headers
      return OVER_HTTP.send(url, method, headers, body)
    }
    await siteOver(listening).writeOnce('cities/valmont/generations/1/pages/00-home.html.br', 'x')
    expect(said).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    })
  })

  it('comes back as it was written, though it is told to be compressed', async () => {
    const path = 'remotes/fines/1.0.0/entry.js.br'
    await site().writeOnce(path, 'no brotli at all')
    expect(String(await site().read(path))).toBe('no brotli at all')
  })
})

describe('a write whose answer is lost', () => {
  /** Sends each PUT twice, as if its first response had been lost. */
  const losing = (): Send => {
    const heard = new Set<string>()
    return async (url, method, headers, body) => {
      const answer = await OVER_HTTP.send(url, method, headers, body)
      const isFirst = method === 'PUT' && !heard.has(url)
      heard.add(url)
      if (isFirst) throw new Error('cut off')
      return answer
    }
  }

  it('knows itself again', async () => {
    expect(await siteOver(losing()).writeOnce('cities/v/channels/stable/1.json', '{}')).toBe(true)
  })

  it('is not taken for that of somebody who wrote the very same', async () => {
    await site().writeOnce('cities/v/channels/stable/1.json', '{}')
    expect(await siteOver(losing()).writeOnce('cities/v/channels/stable/1.json', '{}')).toBe(false)
  })
})

describe('a bucket', () => {
  it.each([500, 503, 409, 429])('that answers %d is asked again', async status => {
    let refused = 0
    const refusing: Send = async (...sent) => {
      if (sent[1] === 'PUT' && sent[0].endsWith('1.json') && refused < 2) {
        refused += 1
        return { status, headers: {}, body: Buffer.of() }
      }
      return OVER_HTTP.send(...sent)
    }
    expect(await siteOver(refusing).writeOnce('cities/v/channels/stable/1.json', '{}')).toBe(true)
    expect(refused).toBe(2)
  })

  it('that writes over what stands is not taken for a site', async () => {
    bucket.isBlind = true
    await expect(site().writeOnce('shell/1.0.0/main.js', 'x')).rejects.toThrow('ignores If-None-Match')
    expect([...bucket.objects.keys()]).toEqual(['a/.conditional-writes'])
  })

  it.each([
    ['does not know the key', { secretAccessKey: 'other' }, 'answers 403 SignatureDoesNotMatch to GET a/x'],
    ['is not there', { bucket: 'nowhere' }, 'answers 404 NoSuchBucket to GET a/x'],
    ['cannot be reached', { endpoint: 'http://127.0.0.1:9' }, 'http://127.0.0.1:9 cannot be reached'],
  ])('that %s is no empty one', async (_, changes, reason) => {
    await expect(site(changes).read('x')).rejects.toThrow(reason)
    await expect(site(changes).names('x')).rejects.toThrow()
  })

  it('says so when it goes on to fail', async () => {
    bucket.isDown = true
    await expect(site().read('x')).rejects.toThrow('the bucket answers 503 to GET a/x')
  })
})

describe('the address of a bucket', () => {
  const ENV = { AWS_REGION: 'eu-west-3', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }

  it.each([
    ['s3://parts', {}, { bucket: 'parts', prefix: '', endpoint: 'https://s3.eu-west-3.amazonaws.com' }],
    ['s3://parts/', {}, { bucket: 'parts', prefix: '' }],
    [
      's3://parts/a/b/',
      { AWS_ENDPOINT_URL: 'https://s3.example/' },
      { prefix: 'a/b/', endpoint: 'https://s3.example' },
    ],
    [
      's3://parts',
      { AWS_ENDPOINT_URL: 'https://all.example', AWS_ENDPOINT_URL_S3: 'https://s3.example' },
      { endpoint: 'https://s3.example' },
    ],
    ['s3://parts', { AWS_SESSION_TOKEN: 'token' }, { sessionToken: 'token' }],
  ])('%s is read with %o', (address, env, options) => {
    expect(bucketOptionsOf(address, { ...ENV, ...env })).toMatchObject(options)
  })

  it.each([
    ['s3://', {}, 'no address of a bucket'],
    ['s3://Parts', {}, 'no address of a bucket'],
    ['s3://parts/../other', {}, 'no address of a bucket'],
    ['s3://parts?x', {}, 'no address of a bucket'],
    ['s3://parts', { AWS_REGION: '' }, 'needs AWS_REGION'],
    [
      's3://parts',
      { AWS_SECRET_ACCESS_KEY: undefined },
      'needs AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET',
    ],
    ['s3://parts', { AWS_ENDPOINT_URL: 'nowhere' }, 'AWS_ENDPOINT_URL'],
  ])('%s is refused with %o', (address, env, reason) => {
    expect(() => bucketOptionsOf(address, { ...ENV, ...env })).toThrow(reason)
  })
})
