import { sql } from 'kysely'
import { z } from 'zod'
import { type Author, COMMAND_LINE } from '../../platform/audit/author'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'
import { findOrganisationIds } from '../organisations/by-code'
import { findPeopleOf } from '../organisations/people-of'

const Roster = z.strictObject({
  organisation: z.string(),
  days: z.record(z.iso.date(), z.string()),
})

/** Takes in who is on duty on which days, all of a list or nothing; a day that is named again changes hands. Answers how many days. */
export async function setDuty(db: Db, list: unknown, by: Author = COMMAND_LINE): Promise<number> {
  const rosters = Roster.array().parse(list)
  const ids = await findOrganisationIds(
    db,
    rosters.map(({ organisation }) => organisation),
  )
  let count = 0
  for (const { organisation, days } of rosters) {
    const orgId = ids.get(organisation) ?? ''
    const people = await findPeopleOf(db, orgId, Object.values(days))
    const was = await dutyOf(db, orgId, Object.keys(days))
    const is = Object.fromEntries(Object.entries(days).map(([day, account]) => [day, people.get(account) ?? '']))
    for (const [day, personId] of Object.entries(is)) await put(db, { orgId, day, personId })
    count += Object.keys(days).length
    const audited = { action: 'setDuty', objectType: 'organisation', objectId: orgId }
    await recordSetting(db, { ...audited, was, is }, by)
  }
  return count
}

async function put(db: Db, { orgId, day, personId }: { orgId: string; day: string; personId: string }): Promise<void> {
  await db
    .insertInto('duty')
    .values({ org_id: orgId, day, person_id: personId })
    .onConflict(known => known.columns(['org_id', 'day']).doUpdateSet({ person_id: personId }))
    .execute()
}

/** Ids of who was on duty, by day. */
async function dutyOf(db: Db, orgId: string, days: readonly string[]): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('duty')
    .where('org_id', '=', orgId)
    .where(sql<boolean>`day = any(${days}::date[])`)
    .select(['day', 'person_id'])
    .execute()
  return Object.fromEntries(rows.map(({ day, person_id }) => [day, person_id]))
}
