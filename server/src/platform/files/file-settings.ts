import { join, resolve } from 'node:path'
import { readS3, type S3Settings } from './s3/settings'

/** Where the contents of files lie. */
export interface FileSettings {
  /** Of the two the one that holds all of them, but for what `npm run move-files` moves. */
  readonly kind: 'folder' | 's3'
  /** One for all servers, where there are several. */
  readonly folder: string
  /** Of this server alone: what is on its way to the bucket. */
  readonly scratch: string
  /** Undefined: there is no bucket. */
  readonly s3: S3Settings | undefined
}

/** What the environment says of files; `folder` is the project's root. Throws where a value makes no sense. */
export function readFiles(env: NodeJS.ProcessEnv, folder: string, dataFolder: string): FileSettings {
  const kind = env.FILE_STORE || 'folder'
  if (kind !== 'folder' && kind !== 's3') throw new Error(`FILE_STORE is folder or s3, not ${kind}`)
  const s3 = readS3(env)
  if (kind === 's3' && !s3) throw new Error('FILE_STORE=s3 needs S3_BUCKET')
  return {
    kind,
    folder: env.FILES_FOLDER ? resolve(folder, env.FILES_FOLDER) : join(dataFolder, 'files'),
    scratch: join(dataFolder, 'scratch'),
    s3,
  }
}
