import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { S3Settings } from './settings'

/** An object as a list or a look at it tells. */
export interface Listed {
  /** Without the prefix of the settings. */
  readonly key: string
  /** Bytes. */
  readonly length: number
  readonly at: Date
}

/** Some bytes of an object, and how many all of it has. */
export interface Part {
  readonly bytes: Buffer
  readonly length: number
}

/** The bucket did not do what it was asked; by its code, callers are told to try again later. */
class BucketAway extends Error {
  readonly code: 'FILES_AWAY' | 'ENOSPC'

  constructor(key: string, cause: unknown) {
    super(`The file store did not answer for ${key}`, { cause })
    this.code = statusOf(cause) === STORAGE_FULL ? 'ENOSPC' : 'FILES_AWAY'
  }
}

const NOT_FOUND = 404
const STORAGE_FULL = 507
const CONNECT_MS = 5_000
/** Without a byte. */
const SILENT_MS = 30_000
const ATTEMPTS = 4

/** Which Node a version of the client runs on is known by the lock file; its notice of later ones is for nobody here. */
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'

const quiet = () => {}
/** What fails is thrown and logged by whoever calls. */
const LOGGER = { debug: quiet, info: quiet, warn: quiet, error: quiet }

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined)

/** Objects of one bucket under one prefix. What fails on its way is tried again, then thrown as `BucketAway`. */
export function openBucket({ bucket: Bucket, prefix, ...settings }: S3Settings) {
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    forcePathStyle: settings.pathStyle,
    logger: LOGGER,
    maxAttempts: ATTEMPTS,
    // Others than Amazon's do not know the newer checksums; each chunk has its own seal in any case.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
  })
  const placeOf = (key: string) => ({ Bucket, Key: prefix + key })

  return {
    /** Bytes from the first to the last, fewer where it ends before; undefined where there is no such object. */
    async read(key: string, first: number, last: number): Promise<Part | undefined> {
      return await persistently(key, async () => {
        const found = await client.send(new GetObjectCommand({ ...placeOf(key), Range: `bytes=${first}-${last}` }))
        const bytes = Buffer.from((await found.Body?.transformToByteArray()) ?? [])
        return { bytes, length: Number(found.ContentRange?.split('/')[1] ?? bytes.length) }
      })
    },
    async look(key: string): Promise<Listed | undefined> {
      return await ifThere(key, async () => {
        const { ContentLength = 0, LastModified = new Date(0) } = await client.send(new HeadObjectCommand(placeOf(key)))
        return { key, length: ContentLength, at: LastModified }
      })
    },
    /** Whole, or not at all. */
    async put(key: string, bytes: Buffer): Promise<void> {
      await written(key, () => client.send(new PutObjectCommand({ ...placeOf(key), Body: bytes })))
    },
    /** So many bytes, whole or not at all; where it breaks off they are read again. */
    async putStream(key: string, length: number, read: () => Readable): Promise<void> {
      await written(key, () =>
        whileReadable(read(), (Body, options) =>
          client.send(new PutObjectCommand({ ...placeOf(key), Body, ContentLength: length }), options),
        ),
      )
    },
    async remove(key: string): Promise<void> {
      await ifThere(key, () => client.send(new DeleteObjectCommand(placeOf(key))))
    },
    /** In portions, by their keys' order; by the call that all servers of buckets know. */
    async *list(under = ''): AsyncIterable<Listed[]> {
      let Marker: string | undefined
      do {
        const page = await ifThere(under, () =>
          client.send(new ListObjectsCommand({ Bucket, Prefix: prefix + under, Marker })),
        )
        if (!page) throw noBucket(under)
        const found = page.Contents ?? []
        yield found.map(({ Key = '', Size = 0, LastModified = new Date(0) }) => ({
          key: Key.slice(prefix.length),
          length: Size,
          at: LastModified,
        }))
        Marker = page.IsTruncated ? found.at(-1)?.Key : undefined
      } while (Marker)
    },
    close: () => client.destroy(),
  }
}

export type Bucket = ReturnType<typeof openBucket>

/** Undefined where there is no such object. */
async function ifThere<T>(key: string, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (statusOf(error) === NOT_FOUND) return undefined
    throw new BucketAway(key, error)
  }
}

const noBucket = (key: string) => new BucketAway(key, new Error('There is no such bucket'))

/** What is not found where something is written is the bucket. */
async function written(key: string, write: () => Promise<object>): Promise<void> {
  if (!(await persistently(key, write))) throw noBucket(key)
}

/** The client waits for ever for a stream that fails. */
async function whileReadable<T>(
  stream: Readable,
  send: (stream: Readable, options: { abortSignal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const stopping = new AbortController()
  const failed = new Promise<never>((_, reject) => {
    stream.once('error', error => {
      stopping.abort()
      reject(error)
    })
  })
  return await Promise.race([send(stream, { abortSignal: stopping.signal }), failed]).finally(() => stream.destroy())
}

/** The client repeats what it can; a stream that breaks off it cannot. */
async function persistently<T>(key: string, ask: () => Promise<T>): Promise<T | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ifThere(key, ask)
    } catch (error) {
      if (attempt === ATTEMPTS - 1) throw error
    }
  }
}
