import { buffer } from 'node:stream/consumers'
import type { Db } from '../database/connect'
import type { FileStore } from '../files/store'
import type { Scan } from './pages'
import type { Of } from './store'

/** What can be drawn, and so read. */
const DRAWN = /\.(pdf|jpe?g|png|bmp|webp|gif)$/i

/** The files of a letter that can be read, in their order. */
export async function scansOf(db: Db, files: FileStore, { provinceCode, petitionId }: Of): Promise<Scan[]> {
  const rows = await db
    .selectFrom('petition_file')
    .innerJoin('file', 'file.id', 'petition_file.file_id')
    .where('petition_file.province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .orderBy('seq')
    .select(['name', 'sha256'])
    .execute()
  const scans: Scan[] = []
  for (const { name, sha256 } of rows.filter(row => DRAWN.test(row.name))) {
    const content = await files.open(sha256)
    if (content) scans.push({ name, content: await buffer(content) })
  }
  return scans
}
