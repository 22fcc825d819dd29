import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { openBucket } from '../src/platform/files/s3/bucket'
import type { S3Settings } from '../src/platform/files/s3/settings'

/** A server of buckets on this machine. */
export interface S3Server {
  /** Settings of a prefix of its own in its bucket. */
  settings(prefix?: string): S3Settings
  stop(): Promise<void>
}

const BUCKET = 'portal'
/** The only one that the server knows. */
const KEY = 'S3RVER'

export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  return {
    settings: (prefix = `${randomUUID()}/`) => ({
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: BUCKET,
      prefix,
      accessKey: KEY,
      secretKey: KEY,
      pathStyle: true,
    }),
    async stop() {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}

/** The same as the environment of a server names it. */
export const s3Environment = ({ endpoint, bucket, prefix, accessKey, secretKey }: S3Settings): NodeJS.ProcessEnv => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_PREFIX: prefix,
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
})

/** A server of buckets for all tests of a file. */
export function useS3() {
  let server: S3Server | undefined
  const closing: (() => void)[] = []
  beforeAll(async () => {
    server = await startS3()
  })
  afterAll(async () => {
    for (const close of closing) close()
    await server?.stop()
  })
  const started = () => {
    if (!server) throw new Error('The server of buckets is there inside tests and hooks only')
    return server
  }
  return {
    settings: (prefix?: string) => started().settings(prefix),
    /** A bucket that nobody else uses. */
    bucket(settings = started().settings()) {
      const bucket = openBucket(settings)
      closing.push(bucket.close)
      return bucket
    },
  }
}
