import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { macros, type saveMacro } from '@portal/shared-lib/contract/macros'
import { MOST_MACROS, macroProblems } from '@portal/shared-lib/contract/rules/macro'
import { sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { type Log, storedOr } from '../../platform/http/stored-or'
import { isRowId } from '../../platform/paging/row-id'
import { refuse, refuseRule } from '../../platform/refusal'

const MOST_FOUND = 200

type Listed = CallAnswer<typeof macros>
type Kept = Omit<Listed[number], 'units'>

/**
 * The caller's own and those that colleagues share, with the organisations that they name as these are today. One that
 * does not fit today's form of its action is left out, and the log says why.
 */
export async function readMacros(db: Db, caller: Caller, log: Log): Promise<Listed> {
  const rows = await db
    .selectFrom('macro')
    .innerJoin('person', 'person.id', 'macro.person_id')
    .where(eb => eb.or([eb('person_id', '=', caller.personId), eb('shared_org_id', '=', caller.orgId)]))
    .orderBy(sql`person_id <> ${caller.personId}`)
    .orderBy('name')
    .orderBy('macro.id')
    .limit(MOST_FOUND)
    .select(['macro.id', 'name', 'action', 'content', 'person_id', 'user_name', 'shared_org_id'])
    .execute()
  const kept = rows.flatMap(({ id, name, action, content, ...row }) => {
    const owner = row.person_id === caller.personId ? '' : row.user_name
    const stored = { macroId: id, name, action, values: content, shared: row.shared_org_id !== null, owner, units: [] }
    return storedOr(
      log,
      { macro: id },
      () => [fitting(macros.answer.element.parse(stored))],
      () => [],
    )
  })
  const units = await readUnits(db, [...new Set(kept.flatMap(unitsOf))])
  return kept.map(each => ({ ...each, units: unitsOf(each).map(orgId => units.get(orgId) ?? gone(orgId)) }))
}

function fitting(kept: Kept): Kept {
  const [problem] = macroProblems(kept.action, kept.values)
  if (problem) throw new Error(problem.text)
  return kept
}

const unitsOf = ({ values }: Kept): string[] =>
  Object.values(values).flatMap(value =>
    typeof value === 'string' ? [] : value.flatMap(each => (typeof each === 'string' ? [] : [each.orgId])),
  )

const gone = (orgId: string) => ({ orgId, name: '已删除的单位', problem: '已不存在' })

/** Organisations by their ids, with why one cannot receive any more. */
async function readUnits(db: Db, orgIds: readonly string[]) {
  if (orgIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('organisation as own')
    .leftJoin('organisation as successor', 'successor.id', 'own.merged_into_id')
    .where('own.id', 'in', orgIds)
    .select(['own.id', 'own.company_name as name', 'own.in_use', 'own.is_choose', 'successor.company_name as into'])
    .execute()
  return new Map(
    rows.map(({ id, name, into, in_use, is_choose }) => {
      const ended = into ? `已并入${into}` : '已停用'
      return [id, { orgId: id, name, problem: into || !in_use || !is_choose ? ended : '' }] as const
    }),
  )
}

/** Saves one; answers its id. A name stands for one only. */
export async function storeMacro(db: Db, caller: Caller, asked: CallInput<typeof saveMacro>, at: Date) {
  const { macroId, name, action, values, shared } = asked
  const saved = { name, action, content: JSON.stringify(values), saved_at: at }
  const row = { ...saved, shared_org_id: shared ? caller.orgId : null }
  const others = await db
    .selectFrom('macro')
    .where('person_id', '=', caller.personId)
    .$if(macroId !== '', query => query.where(sql<boolean>`id::text <> ${macroId}`))
    .select('name')
    .execute()
  if (others.some(other => other.name === name)) refuseRule('已有同名的常用操作，请换一个名称')
  if (!macroId) {
    if (others.length >= MOST_MACROS) refuseRule(`最多保存${MOST_MACROS}个常用操作，请先删除不用的`)
    const own = { person_id: caller.personId, ...row }
    return await db.insertInto('macro').values(own).returning('id as macroId').executeTakeFirstOrThrow()
  }
  if (!isRowId(macroId)) refuseMacro()
  const { numUpdatedRows } = await db
    .updateTable('macro')
    .set(row)
    .where('id', '=', macroId)
    .where('person_id', '=', caller.personId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 0n ? refuseMacro() : { macroId }
}

/** Takes one of the caller's own away; answers whether others had it. */
export async function deleteMacro(db: Db, { personId }: Caller, macroId: string): Promise<boolean> {
  if (!isRowId(macroId)) refuseMacro()
  const removed = await db
    .deleteFrom('macro')
    .where('id', '=', macroId)
    .where('person_id', '=', personId)
    .returning('shared_org_id')
    .executeTakeFirst()
  return removed ? removed.shared_org_id !== null : refuseMacro()
}

const refuseMacro = (): never => refuse('notFound', { what: '常用操作' })
