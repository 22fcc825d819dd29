import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { attachFiles } from '../../platform/files/attach'
import { byOwner } from '../../platform/files/by-owner'
import { discardFiles } from '../../platform/files/discard'
import { isFileId } from '../../platform/files/file-id'
import type { Reader } from '../../platform/files/may-open'
import { MANAGING, PAGE } from './page'
import { coursesVisibleTo } from './visible'

/** Lets a lesson have exactly these files, in this order: those it has, and others that the caller has staged. */
export async function setFiles(db: Db, caller: Caller, lessonId: string, fileIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(fileIds)]
  const had = await takeFiles(db, lessonId)
  await attachFiles(
    db,
    caller,
    wanted.filter(id => !had.includes(id)),
  )
  const rows = wanted.map((file_id, index) => ({ lesson_id: lessonId, seq: index + 1, file_id }))
  if (rows.length) await db.insertInto('lesson_file').values(rows).execute()
  await discardFiles(
    db,
    had.filter(id => !wanted.includes(id)),
  )
}

async function takeFiles(db: Db, lessonId: string): Promise<string[]> {
  const taken = await db.deleteFrom('lesson_file').where('lesson_id', '=', lessonId).returning('file_id').execute()
  return taken.map(({ file_id }) => file_id)
}

/** The files of the lessons of a course, each in its order. */
export async function filesByLesson(db: Db, courseId: string) {
  const files = await db
    .selectFrom('lesson_file')
    .innerJoin('course_lesson', 'course_lesson.id', 'lesson_id')
    .innerJoin('file', 'file.id', 'lesson_file.file_id')
    .where('course_id', '=', courseId)
    .orderBy('lesson_file.seq')
    .select(['lesson_id as ownerId', 'file.id', 'file.name', 'file.size'])
    .execute()
  return byOwner(files)
}

/** Whether a file belongs to a lesson that the caller may watch, or keeps, or is the picture before it. */
export const readsByLesson: Reader = async (db, caller, fileId) => {
  const { permissions } = caller
  if (!isFileId(fileId) || !(permissions.has(PAGE) || permissions.has(MANAGING))) return false
  const found = await coursesVisibleTo(db, caller)
    .innerJoin('course_lesson as lesson', 'lesson.course_id', 'course.id')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('poster_id', '=', fileId),
        eb('lesson.id', 'in', selectFrom('lesson_file').where('file_id', '=', fileId).select('lesson_id')),
      ]),
    )
    .select('lesson.id')
    .executeTakeFirst()
  return found !== undefined
}
