import { Readable } from 'node:stream'
import { addDays } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { FileStore } from '../../platform/files/store'
import { getCaller } from '../people/callers'
import { MATERIALS } from './materials'

const AUTHOR = 'xw18'
const MORNING = '10:00:00+08:00'
/** By which Excel knows the text for UTF-8. */
const MARK = '\uFEFF'

/** Offers material of the last weeks, the newest last; its files lie in the store. */
export async function offerDownloads(db: Db, store: FileStore, today: string): Promise<void> {
  const author = getCaller(AUTHOR)
  for (const { daysAgo, files, ...shown } of MATERIALS) {
    const at = new Date(`${addDays(today, -daysAgo)}T${MORNING}`)
    const { id } = await db
      .insertInto('download')
      .values({ ...shown, created_at: at, org_id: author.orgId, author_id: author.personId })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [index, [name, lines]] of files.entries()) {
      const file_id = fileIdOf(Number(id), index + 1)
      await keepFile(db, store, author, { id: file_id, name, text: lines.join('\r\n'), at })
      await db
        .insertInto('download_file')
        .values({ download_id: id, seq: index + 1, file_id })
        .execute()
    }
  }
}

interface File {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly at: Date
}

async function keepFile(db: Db, store: FileStore, author: Caller, { id, name, text, at }: File): Promise<void> {
  const kept = await store.keep(Readable.from([Buffer.from(MARK + text)]))
  const owner = { province_code: author.provinceCode, uploaded_by: author.personId }
  await db
    .insertInto('file')
    .values({ id, name, ...kept, ...owner, state: 'kept', created_at: at })
    .execute()
}

/** The same every time. */
const fileIdOf = (download: number, seq: number) =>
  `00000000-0000-4000-8000-${String(download * 100 + seq).padStart(12, '0')}`
