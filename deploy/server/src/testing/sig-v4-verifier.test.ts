import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type SignedRequest, verify } from './sig-v4-verifier.ts'

// The examples that AWS publishes for Signature Version 4 of S3.
const ACCOUNT = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const NOON = Date.parse('2013-05-24T00:00:00Z')
const EMPTY = createHash('sha256').digest('hex')
const host = 'examplebucket.s3.amazonaws.com'
const SCOPE = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request'

const PRESIGNED: SignedRequest = {
  method: 'GET',
  target:
    '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3' +
    '%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=' +
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  headers: { host },
  bodySha256: EMPTY,
}

const authorization = (signedHeaders: string, signature: string) =>
  `AWS4-HMAC-SHA256 Credential=${SCOPE},SignedHeaders=${signedHeaders},Signature=${signature}`

const RANGE: SignedRequest = {
  method: 'GET',
  target: '/test.txt',
  headers: {
    host,
    range: 'bytes=0-9',
    'x-amz-content-sha256': EMPTY,
    'x-amz-date': '20130524T000000Z',
    authorization: authorization(
      'host;range;x-amz-content-sha256;x-amz-date',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ),
  },
  bodySha256: EMPTY,
}

const WELCOME = createHash('sha256').update('Welcome to Amazon S3.').digest('hex')
const PUT: SignedRequest = {
  method: 'PUT',
  target: '/test%24file.text',
  headers: {
    host,
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    'x-amz-content-sha256': WELCOME,
    'x-amz-date': '20130524T000000Z',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    authorization: authorization(
      'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ),
  },
  bodySha256: WELCOME,
}

const LIST: SignedRequest = {
  method: 'GET',
  target: '/?prefix=J&max-keys=2',
  headers: {
    host,
    'x-amz-content-sha256': EMPTY,
    'x-amz-date': '20130524T000000Z',
    authorization: authorization(
      'host;x-amz-content-sha256;x-amz-date',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ),
  },
  bodySha256: EMPTY,
}

describe('the test store judges as AWS publishes it', () => {
  test.each([
    ['a presigned GET', PRESIGNED],
    ['a GET of a range', RANGE],
    ['a PUT', PUT],
    ['a listing', LIST],
  ])('%s of the documentation is good', (_name, request) => {
    expect(verify(request, ACCOUNT, NOON)).toBe('ok')
  })

  test.each([
    ['another method', { ...PRESIGNED, method: 'PUT' }, NOON, 'SignatureDoesNotMatch'],
    [
      'another key',
      { ...PRESIGNED, target: PRESIGNED.target.replace('test', 'best') },
      NOON,
      'SignatureDoesNotMatch',
    ],
    ['another host', { ...PRESIGNED, headers: { host: 'x' } }, NOON, 'SignatureDoesNotMatch'],
    [
      'a longer life',
      { ...PRESIGNED, target: PRESIGNED.target.replace('86400', '96400') },
      NOON,
      'SignatureDoesNotMatch',
    ],
    ['its last second', PRESIGNED, NOON + 86_400_000, 'ok'],
    ['a second too late', PRESIGNED, NOON + 86_401_000, 'Expired'],
    ['signed in the future', PRESIGNED, NOON - 16 * 60_000, 'AccessDenied'],
    ['no signature', { ...PRESIGNED, target: '/test.txt' }, NOON, 'AccessDenied'],
    [
      'a header that is not signed',
      { ...PRESIGNED, headers: { host, 'x-amz-acl': 'public-read' } },
      NOON,
      'AccessDenied',
    ],
    ['another body', { ...PUT, bodySha256: EMPTY }, NOON, 'ContentSha256Mismatch'],
    [
      'another account',
      { ...PRESIGNED, target: PRESIGNED.target.replace('AKIA', 'BKIA') },
      NOON,
      'AccessDenied',
    ],
  ] as const)('%s: %#', (_name, request, now, verdict) => {
    expect(verify(request, ACCOUNT, now)).toBe(verdict)
  })
})
