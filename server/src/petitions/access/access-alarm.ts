import { sql } from 'kysely'
import { holdersOf } from '../../people/identity/officers'
import { recordAudit } from '../../platform/audit/record'
import type { Db } from '../../platform/database/connect'
import { type LimitName, personLimitOf } from '../../platform/http/limits/person-limits'
import type { Services } from '../../platform/services'
import { sendMessage } from '../../post/messages/send'

/** As the audit calls the opening of a case. */
export const CASE_OPENED = '查看信访件'
/** Minutes after which the same person is told of again. */
const AGAIN_MINUTES = 60
const SECURITY_OFFICER = 'R92'
const ACTION = 'accessAlarm'

/** What is watched: by the limit whose alarm it is, how the audit calls it, and how the message does. */
const WATCHED = [
  { limit: 'rate.openCase', like: CASE_OPENED, words: '打开信访件' },
  { limit: 'rate.reveal', like: '查看明文%', words: '查看个人信息明文' },
  { limit: 'rate.reveal', like: '查询信访人%', words: '查询信访人' },
] as const satisfies readonly { limit: LimitName; like: string; words: string }[]

/**
 * Tells the security officers of whoever has opened unusually many cases, or revealed personal data unusually often;
 * once for a person, in an hour. The audit counts, so that all nodes count together.
 */
export async function alarmOfAccess(services: Services): Promise<void> {
  await services.db.transaction().execute(async db => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('access alarm', 0)) as free`.execute(db)
    if (!rows[0]?.free) return
    for (const watched of WATCHED) {
      const { minutes, alarm } = await personLimitOf(services, watched.limit)
      if (alarm === undefined) continue
      for (const found of await overdone(db, watched, minutes, alarm))
        await tellOf(db, services, watched, minutes, found)
    }
  })
}

type Watched = (typeof WATCHED)[number]
type Found = Awaited<ReturnType<typeof overdone>>[number]

/** Whoever has done it more often in so many minutes, and was not told of in the last hour. */
async function overdone(db: Db, { limit, like }: Watched, minutes: number, alarm: number) {
  const { rows } = await sql<{ id: string; name: string; account: string; office: string | null; count: number }>`
    select person.id, user_name as name, login_account as account, max(company_name) as office, count(*)::int as count
    from audit join person on person.id = audit.person_id left join organisation on organisation.id = audit.org_id
    where at > now() - make_interval(mins => ${minutes}) and audit.action like ${like}
      and not exists (select from audit as told where told.action = ${ACTION} and told.object_id = person.id
        and told.object_id <> '' and told.object_type = 'person' and told.result = ${limit}
        and told.at > now() - make_interval(mins => ${AGAIN_MINUTES}))
    group by person.id having count(*) > ${alarm}`.execute(db)
  return rows
}

async function tellOf(db: Db, { now }: Services, { limit, words }: Watched, minutes: number, found: Found) {
  const { id, name, account, office, count } = found
  const after = { count, minutes }
  await recordAudit(db, { action: ACTION, objectType: 'person', objectId: id, result: limit, after })
  const text = `${office ?? ''}${name}（${account}）${minutes}分钟内${words}${count}次，请核实是否为工作需要。`
  await sendMessage(db, { personIds: await securityOfficers(db), type: 'securityAlarm', text, at: now() })
}

export const securityOfficers = (db: Db): Promise<string[]> => holdersOf(db, SECURITY_OFFICER)
