import { buffer } from 'node:stream/consumers'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'
import type { Scan } from './pages'
import type { Of } from './store'

/** What can be drawn, and so read. */
const DRAWN = /\.(pdf|jpe?g|png|bmp|webp|gif|tiff?)$/i

interface Stored extends Pick<Services, 'files'> {
  readonly db: Db
}

/** The files that a letter has for itself and that can be drawn, in their order. */
export async function filesOf({ db }: { db: Db }, { provinceCode, petitionId }: Of): Promise<string[]> {
  const rows = await db
    .selectFrom('petition_file')
    .innerJoin('file', 'file.id', 'petition_file.file_id')
    .where('petition_file.province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('withdrawn_seq', 'is', null)
    .orderBy('seq')
    .select(['file.id', 'name'])
    .execute()
  return rows.filter(({ name }) => DRAWN.test(name)).map(({ id }) => id)
}

/** The contents of a scan; throws where there are none. */
export async function openScan({ db, files }: Stored, fileId: string): Promise<Scan> {
  const { name, sha256 } = await db
    .selectFrom('file')
    .where('id', '=', fileId)
    .select(['name', 'sha256'])
    .executeTakeFirstOrThrow()
  const content = await files.open(sha256)
  if (!content) throw new Error(`The contents of file ${fileId} are gone`)
  return { name, content: await buffer(content) }
}
