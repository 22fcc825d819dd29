import { sql } from 'kysely'
import { setDuty } from '../../people/duty/set'
import type { Author } from '../../platform/audit/author'
import type { Db } from '../../platform/database/connect'
import type { DutyRow } from './sheets'
import type { Written } from './write'

type Find = (line: number, text: string) => void

/** What is wrong with a roster: days that are named twice, and people who do not work where they are to lead. */
export async function checkDuty(db: Db, rows: readonly DutyRow[], find: Find): Promise<void> {
  const first = new Map<string, number>()
  const known = await workers(db, rows)
  for (const { line, organisation, day, account } of rows) {
    const key = `${organisation} ${day}`
    const before = first.get(key)
    if (before) find(line, `与第${before}行重复：${key}`)
    else first.set(key, line)
    if (!known.has(`${organisation} ${account}`)) find(line, `登录账号${account}不在机构${organisation}任职，或已停用`)
  }
}

/** Code of the organisation and account, of all who could lead. */
async function workers(db: Db, rows: readonly DutyRow[]): Promise<ReadonlySet<string>> {
  const found = await db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .innerJoin('organisation', 'organisation.id', 'post.org_id')
    .where('person.in_use', '=', true)
    .where('organisation.in_use', '=', true)
    .where(sql<boolean>`org_code = any(${[...new Set(rows.map(({ organisation }) => organisation))]}::text[])`)
    .select(['org_code', 'login_account'])
    .execute()
  return new Set(found.map(({ org_code, login_account }) => `${org_code} ${login_account}`))
}

/** Sets a roster; a day that is named again changes hands. */
export async function writeDuty(db: Db, rows: readonly DutyRow[], by: Author): Promise<Written> {
  const rosters = new Map<string, Record<string, string>>()
  for (const { organisation, day, account } of rows)
    rosters.set(organisation, { ...rosters.get(organisation), [day]: account })
  const before = await countDays(db)
  await setDuty(
    db,
    [...rosters].map(([organisation, days]) => ({ organisation, days })),
    by,
  )
  const added = (await countDays(db)) - before
  return { added, changed: rows.length - added }
}

const countDays = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('duty')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
