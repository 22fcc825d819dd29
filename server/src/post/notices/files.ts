import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { attachFiles } from '../../platform/files/attach'
import { byOwner } from '../../platform/files/by-owner'
import { discardFiles } from '../../platform/files/discard'
import { isFileId } from '../../platform/files/file-id'
import type { Reader } from '../../platform/files/may-open'
import { mayManage } from './managing'
import { visibleNotices } from './visible'

/** Lets a notice have exactly these files, in this order: those it has, and others that the caller has staged. */
export async function setFiles(db: Db, caller: Caller, noticeId: string, fileIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(fileIds)]
  const taken = await db
    .deleteFrom('notice_file')
    .where('notice_id', '=', noticeId)
    .returning('file_id as id')
    .execute()
  const had = taken.map(({ id }) => id)
  await attachFiles(
    db,
    caller,
    wanted.filter(id => !had.includes(id)),
  )
  const rows = wanted.map((file_id, index) => ({ notice_id: noticeId, seq: index + 1, file_id }))
  if (rows.length) await db.insertInto('notice_file').values(rows).execute()
  await discardFiles(
    db,
    had.filter(id => !wanted.includes(id)),
  )
}

/** The attachments of several notices, each in its order. */
export async function filesByNotice(db: Db, noticeIds: readonly string[]) {
  const files = noticeIds.length
    ? await db
        .selectFrom('notice_file')
        .innerJoin('file', 'file.id', 'notice_file.file_id')
        .where('notice_id', 'in', noticeIds)
        .orderBy('seq')
        .select(['notice_id as ownerId', 'file.id', 'file.name', 'file.size'])
        .execute()
    : []
  return byOwner(files)
}

/** Whether a file belongs to a notice that the caller may see: as a reader, or as one of those who write it. */
export const readsByNotice: Reader = async (db, caller, fileId, now) => {
  if (!isFileId(fileId)) return false
  const ofFile = db.selectFrom('notice_file').where('file_id', '=', fileId).select('notice_id')
  const seen = await visibleNotices(db, now).where('id', 'in', ofFile).select('id').executeTakeFirst()
  if (seen || !mayManage(caller)) return seen !== undefined
  const own = db.selectFrom('notice').where('org_id', '=', caller.orgId).where('id', 'in', ofFile)
  return (await own.select('id').executeTakeFirst()) !== undefined
}
