/** A bucket on any S3-compatible store, and the site's place in it. */
export interface BucketOptions {
  /** Address of the store; the bucket is named in the path. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string | undefined
  readonly bucket: string
  /** Empty, or ends with a slash. */
  readonly prefix: string
}

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*)\/?$/

export const isBucketAddress = (address: string): boolean => address.startsWith('s3:')

/** Reads options from an address and the usual S3 environment variables. @throws with what is missing or wrong */
export function bucketOptionsOf(address: string, env: NodeJS.ProcessEnv): BucketOptions {
  const [, bucket, path = ''] = ADDRESS.exec(address) ?? []
  if (bucket === undefined) throw new Error(`"${address}" is no address of a bucket: s3://<bucket>/<prefix>`)
  const { AWS_REGION: region, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!region || !accessKeyId || !secretAccessKey)
    throw new Error(`${address} needs AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`)
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || `https://s3.${region}.amazonaws.com`
  if (!URL.canParse(endpoint)) throw new Error(`AWS_ENDPOINT_URL: "${endpoint}" is no address`)
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    ...{ region, accessKeyId, secretAccessKey, sessionToken: env.AWS_SESSION_TOKEN || undefined },
    ...{ bucket, prefix: path && `${path.slice(1)}/` },
  }
}
