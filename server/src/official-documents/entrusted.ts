import { OFFICIAL_ACTIONS, type OfficialAction } from '@portal/shared-lib/contract/rules/official-document'
import { sql } from 'kysely'
import { delegationsTo } from '../approvals/delegations/in-force'
import { subjectsBeside } from '../approvals/subjects'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { documentsVisibleTo, NAME, type OfficialDocument } from './row'

/** As delegations name them. */
const SUBJECT = 'officialDocument'
subjectsBeside[SUBJECT] = NAME

const APPROVAL = 'documentApproval'

/**
 * Official documents that wait for leaders who have put the caller in their place (授权代审): none that the caller has
 * written, may not know of, or is asked about anyway.
 */
const entrusted = (db: Db, caller: Caller, at: Date) =>
  delegationsTo(db, caller, at)
    .innerJoin('todo', join =>
      join
        .onRef('todo.person_id', '=', 'approval_delegation.from_person_id')
        .onRef('todo.org_id', '=', 'approval_delegation.org_id'),
    )
    .innerJoin('official_document as entrusted', join =>
      join
        .onRef('entrusted.province_code', '=', 'todo.province_code')
        .on('entrusted.id', '=', sql<string>`case when todo.todo_type = ${APPROVAL} then todo.ref_id::bigint end`),
    )
    .where('todo.province_code', '=', caller.provinceCode)
    .where('todo.petition_id', 'is', null)
    .where('todo.todo_type', '=', APPROVAL)
    .where('todo.done_at', 'is', null)
    .where(sql<boolean>`(subject_types = '{}' or ${SUBJECT} = any(subject_types))`)
    .where('entrusted.drafter_id', '<>', caller.personId)
    .where(({ not, exists }) => not(exists(ownTodo(db, caller))))
    .where(({ exists }) => exists(visible(db, caller)))

const ownTodo = (db: Db, { provinceCode, holderId, deptId }: Caller) =>
  db
    .selectFrom('todo as own')
    .where('own.province_code', '=', provinceCode)
    .where('own.ref_id', '=', sql<string>`todo.ref_id`)
    .where('own.todo_type', '=', APPROVAL)
    .where('own.done_at', 'is', null)
    .where('own.dept_id', '=', deptId)
    .where('own.person_id', 'in', ['', holderId])
    .select('own.id')

/** `offset 0` keeps it a look-up for each of the few. */
const visible = (db: Db, caller: Caller) =>
  documentsVisibleTo(db, caller)
    .where('official_document.id', '=', sql<string>`entrusted.id`)
    .select('official_document.id')
    .offset(0)

/** SQL for whether the document in the query waits for somebody in whose place the caller decides. */
export const isEntrusted = (db: Db, caller: Caller, at: Date) =>
  sql<boolean>`official_document.id in (${entrusted(db, caller, at).select('entrusted.id')})`

/** SQL for the name of whom the caller decides for on the document in the query; null where for nobody. */
export const entrustedBy = (db: Db, caller: Caller, at: Date) =>
  entrusted(db, caller, at)
    .where('entrusted.id', '=', sql<string>`official_document.id`)
    .orderBy('todo.id')
    .limit(1)
    .select('delegator.user_name')

/** SQL of the documents that are entrusted to the caller, for what counts them. */
export const entrustedDocuments = (db: Db, caller: Caller, at: Date) =>
  entrusted(db, caller, at).groupBy('entrusted.id').select('entrusted.id')

/** The caller in the place of a leader who is asked; undefined where none has entrusted it. */
export async function asDelegate(
  db: Db,
  caller: Caller,
  row: OfficialDocument,
  action: OfficialAction,
  at: Date,
): Promise<Caller | undefined> {
  if (OFFICIAL_ACTIONS[action].button !== 'gw:approve') return undefined
  const seat = await entrusted(db, caller, at)
    .where('entrusted.id', '=', row.id)
    .orderBy('todo.id')
    .select('todo.person_id as personId')
    .executeTakeFirst()
  return seat && { ...caller, holderId: seat.personId }
}
