/** Where a bucket is that speaks the language of S3, and who may use it. */
export interface S3Settings {
  /** Undefined: Amazon's, by the region. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  /** In front of each key; empty or ends with a slash. */
  readonly prefix: string
  readonly accessKey: string
  readonly secretKey: string
  /** Whether the bucket stands in the path and not in the name of the host. */
  readonly pathStyle: boolean
}

/** By what the environment says; undefined without a bucket. Throws where something is missing or makes no sense. */
export function readS3(env: NodeJS.ProcessEnv): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env
  if (!bucket) return undefined
  if (!accessKey || !secretKey) throw new Error('S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY')
  if (endpoint && !/^https?:\/\/[^/]+\/?$/.test(endpoint))
    throw new Error(`S3_ENDPOINT is not an address like https://s3.example: ${endpoint}`)
  return {
    endpoint: endpoint || undefined,
    region: env.S3_REGION || 'us-east-1',
    bucket,
    prefix: env.S3_PREFIX ? env.S3_PREFIX.replace(/^\/+|\/*$/g, '').concat('/') : '',
    accessKey,
    secretKey,
    pathStyle: env.S3_PATH_STYLE ? env.S3_PATH_STYLE === 'on' : Boolean(endpoint),
  }
}
