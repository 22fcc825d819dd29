import { ORGANISATION_ADMIN_TEXTS } from '@portal/shared-lib/contract/rules/organisation-admin'
import { sql } from 'kysely'
import { endSessionsOf } from '../../../people/identity/end-sessions'
import { OFFICER_ROLES } from '../../../people/identity/officers'
import type { Author } from '../../../platform/audit/author'
import { recordSetting } from '../../../platform/audit/record-setting'
import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'
import type { Merging } from './open-work'

/** Departments keep who they are and what was done in them; one that is called like another bears the old organisation's name. */
export async function takeOverDepartments(db: Db, { from, into }: Merging): Promise<number> {
  const { numAffectedRows } = await sql`
    update department set org_id = ${into}, takes_in = false, sort_no = sort_no + (
        select coalesce(max(sort_no), 0) from department as there where there.org_id = ${into}),
      dept_name = case when exists (
          select from department as there where there.org_id = ${into} and there.dept_name = department.dept_name)
        then left(dept_name || '（' || (select doc_short_name from organisation where id = ${from}) || '）', 50)
        else dept_name end
    where org_id = ${from}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

interface Moved {
  readonly people: number
  /** People who had a post in both: the older one stays behind and admits nobody. */
  readonly twice: number
}

/** People keep their posts and roles, and sign in anew: their pages bear the old organisation's name. */
export async function takeOverPeople(db: Db, { from, into }: Merging, by: Author, ownToken: string): Promise<Moved> {
  const { rows } = await sql<{ id: string; person_id: string; dept_id: string }>`
    update post set org_id = ${into} where org_id = ${from}
      and not exists (select from post as there where there.org_id = ${into} and there.person_id = post.person_id)
    returning id, person_id, dept_id`.execute(db)
  const left = await db.selectFrom('post').where('org_id', '=', from).select('id').execute()
  await refuseOfficers(
    db,
    left.map(({ id }) => id),
  )
  for (const { person_id, dept_id } of rows) {
    await endSessionsOf(db, person_id, { except: ownToken })
    const change = { was: { org_id: from, dept_id }, is: { org_id: into, dept_id } }
    await recordSetting(db, { action: 'savePost', objectType: 'person', objectId: person_id, ...change }, by)
  }
  return { people: rows.length, twice: left.length }
}

/** An officer whose post stays behind could no longer sign in with it, and might be the last. */
async function refuseOfficers(db: Db, postIds: readonly string[]): Promise<void> {
  if (postIds.length === 0) return
  const roles = db.selectFrom('post_role').where('post_id', 'in', postIds).where('role_code', 'in', OFFICER_ROLES)
  if (await roles.select('post_id').executeTakeFirst()) refuseRule(ORGANISATION_ADMIN_TEXTS.mergeOfficer)
}
