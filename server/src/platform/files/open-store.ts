import type { Kysely } from 'kysely'
import { KEPT } from '../database/kept'
import type { Database } from '../database/schema'
import type { FieldKeys } from '../keys/field-keys'
import type { FileSettings } from './file-settings'
import { localStore } from './local-store'
import { movingStore } from './moving/moving-store'
import type { FileStore } from './store'

const HOW = 'npm run move-files moves them while the portal runs: docs/operators.md'

/**
 * The store of the settings. With a folder and a bucket, contents are read wherever they lie, and new ones go to the folder
 * until a move begins. Throws where contents lie in a store that the settings leave out.
 */
export async function openStore(settings: FileSettings, keys: FieldKeys, db: Kysely<Database>): Promise<FileStore> {
  const { kind, s3 } = settings
  const move = await db.selectFrom('file_move').select('ended_at').executeTakeFirst()
  if (!s3 && move) throw new Error('Contents of files lie in a bucket: name it by S3_BUCKET on this server, too')
  if (kind === 's3' && move && !move.ended_at)
    throw new Error(`The move of files to the bucket has not ended: take FILE_STORE=s3 back first. ${HOW}`)
  if (kind === 's3') await refuseFilled(settings, keys)
  return storeOf(settings, keys, async () => {
    const rows = await db.selectFrom('file_move').select('begun_at').modifyFront(KEPT).execute()
    return rows.length > 0
  })
}

/** As `openStore`, where there is no database: contents are put where they are found, whether a move has begun or not. */
export const storeWithoutDatabase = (settings: FileSettings, keys: FieldKeys): Promise<FileStore> =>
  storeOf(settings, keys, async () => false)

/** The two stores between which contents move. Throws where there is no bucket, whose client is loaded for it alone. */
export async function bothStores({ folder, scratch, s3 }: FileSettings, keys: FieldKeys) {
  if (!s3) throw new Error('There is no bucket: name one by S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY')
  const [{ openBucket }, { s3Store }] = await Promise.all([import('./s3/bucket'), import('./s3/store')])
  return { folder: localStore(folder, keys), bucket: s3Store(openBucket(s3), scratch, keys) }
}

async function storeOf(settings: FileSettings, keys: FieldKeys, hasMoveBegun: () => Promise<boolean>) {
  if (!settings.s3) return localStore(settings.folder, keys)
  const { folder, bucket } = await bothStores(settings, keys)
  if (settings.kind === 's3') return bucket
  return movingStore(async () => ((await hasMoveBegun()) ? { to: bucket, from: folder } : { to: folder, from: bucket }))
}

async function refuseFilled({ folder }: FileSettings, keys: FieldKeys): Promise<void> {
  for await (const [sha256] of localStore(folder, keys).digests())
    if (sha256 !== undefined)
      throw new Error(`Contents of files lie in ${folder}: take FILE_STORE=s3 back first. ${HOW}`)
}
