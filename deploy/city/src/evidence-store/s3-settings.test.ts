import { expect, test } from 'vitest'
import { readOptions } from '../settings.ts'

const WHOLE = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'evidence',
  S3_REGION: 'eu-west-3',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
}

test('documents stay in the data folder unless a bucket is named', () => {
  expect(readOptions({}, []).s3).toBeUndefined()
})

test('a bucket is named by five settings', () => {
  expect(readOptions(WHOLE, []).s3).toEqual({
    endpoint: 'https://s3.example.org',
    bucket: 'evidence',
    region: 'eu-west-3',
    accessKeyId: 'id',
    secretAccessKey: 'key',
  })
})

test.each(Object.keys(WHOLE))('a bucket without %s does not start, and the key is not told', name => {
  const { [name as keyof typeof WHOLE]: _, ...rest } = { ...WHOLE, S3_SECRET_ACCESS_KEY: 'key-itself' }
  expect(() => readOptions(rest, [])).toThrow(`Wrong settings: ${name} must be given`)
  expect(() => readOptions(rest, [])).not.toThrow('key-itself')
})

test('the address of a bucket is an address', () => {
  expect(() => readOptions({ ...WHOLE, S3_ENDPOINT: 'somewhere' }, [])).toThrow(
    'S3_ENDPOINT must be an address',
  )
})
