import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { MANAGING } from './page'

/** SQL: whether a `course` is compulsory for somebody with these roles. */
export const isCompulsoryFor = (roles: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(course.compulsory and (course.roles = '{}' or course.roles && ${sql.val([...roles])}::text[]))`

/** The courses that the caller may open: those published, and all for those who keep courses. */
export const coursesVisibleTo = (db: Db, { permissions }: Caller) =>
  permissions.has(MANAGING) ? db.selectFrom('course') : db.selectFrom('course').where('course.state', '=', 'published')
