import type { Db } from '../../platform/database/connect'
import { byOwner } from '../../platform/files/by-owner'
import { isFileId } from '../../platform/files/file-id'
import type { Reader } from '../../platform/files/may-open'

/** The page on which material is offered. */
export const MANAGING = 'sys/download'

/** The files of several offers, each in its order. */
export async function filesByDownload(db: Db, downloadIds: readonly string[]) {
  const files = downloadIds.length
    ? await db
        .selectFrom('download_file')
        .innerJoin('file', 'file.id', 'download_file.file_id')
        .where('download_id', 'in', downloadIds)
        .orderBy('seq')
        .select(['download_id as ownerId', 'file.id', 'file.name', 'file.size'])
        .execute()
    : []
  return byOwner(files)
}

/** Whether a file is offered to everybody, or was by the caller's organisation, whose managers keep seeing it. */
export const readsByDownload: Reader = async (db, { orgId, permissions }, fileId) => {
  if (!isFileId(fileId)) return false
  const found = await db
    .selectFrom('download_file')
    .innerJoin('download', 'download.id', 'download_file.download_id')
    .where('file_id', '=', fileId)
    .select(['withdrawn', 'org_id'])
    .executeTakeFirst()
  return found !== undefined && (!found.withdrawn || (found.org_id === orgId && permissions.has(MANAGING)))
}
