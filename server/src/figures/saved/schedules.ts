import type { pauseSchedule, schedules, scheduleTable, stopSchedule } from '@portal/shared-lib/contract/cross-tables'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { SCHEDULE_LIMITS } from '@portal/shared-lib/contract/rules/cross-tables'
import { sql } from 'kysely'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { dayOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { isRowId } from '../../platform/paging/row-id'
import { refuseRule } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import { nextDate } from './next-date'
import { requireOwn } from './store'

const ofPerson = (db: Db, { provinceCode, personId }: Caller) =>
  db.selectFrom('figure_schedule').where('province_code', '=', provinceCode).where('person_id', '=', personId)

export async function readSchedules(db: Db, caller: Caller): Promise<CallAnswer<typeof schedules>> {
  const rows = await ofPerson(db, caller)
    .orderBy('saved_table_id')
    .select(['saved_table_id as savedId', 'every', 'day', 'next_on as nextOn', 'paused', 'stopped'])
    .select(
      sql<CallAnswer<typeof schedules>[number]['receivers']>`coalesce((
        select json_agg(json_build_object('loginAccount', login_account, 'userName', user_name, 'orgName', ${caller.orgName}::text)
          order by array_position(receiver_ids, person.id))
        from person where person.id = any (receiver_ids)), '[]')`.as('receivers'),
    )
    .execute()
  return rows.map(row => ({ ...row, receivers: [...row.receivers] }))
}

/** In the place of how it was sent before. The day itself does not count: the next one is the first. */
export async function scheduleOwn({ db, caller, args, services, request }: Ask<CallInput<typeof scheduleTable>>) {
  const { savedId, every, day } = args
  await requireOwn(db, caller, savedId)
  const others = await ofPerson(db, caller).where('saved_table_id', '<>', savedId).select('saved_table_id').execute()
  if (others.length >= SCHEDULE_LIMITS.tables) refuseRule(`最多定时发送${SCHEDULE_LIMITS.tables}个，请先停止不用的`)
  const receiver_ids = await colleagues(db, caller, args.receivers)
  const nextOn = nextDate(every, day, dayOf(services.now()))
  const set = { post_id: caller.postId, every, day, receiver_ids, next_on: nextOn, paused: false, stopped: '' }
  await db
    .insertInto('figure_schedule')
    .values({ saved_table_id: savedId, province_code: caller.provinceCode, person_id: caller.personId, ...set })
    .onConflict(row => row.column('saved_table_id').doUpdateSet(set))
    .execute()
  const after = { every, day, receivers: receiver_ids.length }
  await recordAudit(db, { ...auditOf({ caller, args, request }), action: '设置定时发送报表', after })
  return { nextOn }
}

/** What goes on is sent on the next of its days; those that were missed are not caught up. */
export async function pauseOwn({ db, caller, args, services, request }: Ask<CallInput<typeof pauseSchedule>>) {
  const { savedId, paused } = args
  await requireOwn(db, caller, savedId)
  const own = await ofPerson(db, caller)
    .where('saved_table_id', '=', savedId)
    .select(['every', 'day'])
    .executeTakeFirst()
  if (!own) return refuseRule('没有设置定时发送')
  const next_on = nextDate(own.every, own.day, dayOf(services.now()))
  await db.updateTable('figure_schedule').set({ paused, next_on }).where('saved_table_id', '=', savedId).execute()
  const action = paused ? '暂停定时发送报表' : '恢复定时发送报表'
  await recordAudit(db, { ...auditOf({ caller, args, request }), action })
  return null
}

/** Ends how a table is sent, where it is sent at all. */
export async function endSchedule({ db, caller, args, request }: Ask<CallInput<typeof stopSchedule>>): Promise<void> {
  if (!isRowId(args.savedId)) return
  const { numDeletedRows } = await db
    .deleteFrom('figure_schedule')
    .where('saved_table_id', '=', args.savedId)
    .where('province_code', '=', caller.provinceCode)
    .where('person_id', '=', caller.personId)
    .executeTakeFirst()
  if (!numDeletedRows) return
  await recordAudit(db, { ...auditOf({ caller, args, request }), action: '停止定时发送报表' })
}

const auditOf = ({ caller, args, request }: Pick<Ask<{ savedId: string }>, 'caller' | 'args' | 'request'>) => ({
  ...actorOf(caller),
  objectType: 'savedTable',
  objectId: args.savedId,
  address: request.ip,
})

/** The ids of people of the own office, but for oneself; refused where one is not of it, or gone. */
async function colleagues(db: Db, { orgId, personId }: Caller, accounts: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(accounts)]
  if (wanted.length === 0) return []
  const found = await db
    .selectFrom('person')
    .where('login_account', 'in', wanted)
    .where('in_use', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('post').whereRef('post.person_id', '=', 'person.id').where('org_id', '=', orgId).select('id')),
    )
    .select(['id', 'login_account as account'])
    .execute()
  const ids = new Map(found.map(({ id, account }) => [account, id]))
  const others = wanted.filter(account => !ids.has(account))
  if (others.length > 0) refuseRule(`只能发送给本单位在用账号：${others.slice(0, NAMED).join('、')}不符，请重新选择`)
  return wanted.flatMap(account => ids.get(account) ?? []).filter(id => id !== personId)
}

const NAMED = 5
