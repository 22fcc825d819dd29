import { z } from 'zod'
import { recordAudit } from '../audit/record'
import type { Db } from '../database/connect'
import { findOrganisationIds } from '../organisations/by-code'
import { findPeopleOf } from '../organisations/people-of'

const Roster = z.strictObject({
  organisation: z.string(),
  days: z.record(z.iso.date(), z.string()),
})

/** Takes in who is on duty on which days, all of a list or nothing; a day that is named again changes hands. Answers how many days. */
export async function setDuty(db: Db, list: unknown): Promise<number> {
  const rosters = Roster.array().parse(list)
  const ids = await findOrganisationIds(
    db,
    rosters.map(({ organisation }) => organisation),
  )
  let count = 0
  for (const { organisation, days } of rosters) {
    const orgId = ids.get(organisation) ?? ''
    const people = await findPeopleOf(db, orgId, Object.values(days))
    for (const [day, account] of Object.entries(days))
      await put(db, { orgId, day, personId: people.get(account) ?? '' })
    count += Object.keys(days).length
    const audited = { action: 'setDuty', objectType: 'organisation', objectId: orgId }
    await recordAudit(db, { ...audited, address: 'command line' })
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
