import * as v from 'valibot'
import { addressBy, text } from '../setting-values.ts'
import type { S3Options } from './s3-store.ts'

const given = v.optional(text)

/** Settings of a bucket for documents instead of the data folder: all five, or none. */
export const S3_SETTINGS = {
  S3_ENDPOINT: v.optional(addressBy('https', 'http')),
  S3_BUCKET: given,
  S3_REGION: given,
  S3_ACCESS_KEY_ID: given,
  S3_SECRET_ACCESS_KEY: given,
}

type S3Settings = Partial<Record<keyof typeof S3_SETTINGS, string | undefined>>

/** Undefined without a bucket. @throws if only some are set, so that no document is stored in the wrong place */
export const s3OptionsOf = (settings: S3Settings): S3Options | undefined => {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings
  if (endpoint && bucket && region && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey }
  const names = Object.keys(S3_SETTINGS) as (keyof typeof S3_SETTINGS)[]
  const missing = names.filter(name => settings[name] === undefined)
  if (missing.length === names.length) return undefined
  throw new Error(`Wrong settings: ${missing.join(', ')} must be given with the other settings of the bucket`)
}
