import { OFFICER_ROLES } from '../../people/identity/officers'
import { deliverRights } from '../../people/rights/deliver'
import { COMMAND_LINE } from '../../platform/audit/author'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'
import { deliverHelp } from '../../post/knowledge/help/deliver'
import { type Activated, activateAccount } from '../accounts/activate'
import { checkProvince } from './check'
import { readKnown } from './known'
import { type Finding, readFolder } from './read-folder'
import { takeSettings } from './settings'
import { SHEETS } from './sheets'
import { WRITES, type Written } from './write'

/** What a folder has made of the database, or would have. */
export interface Begun {
  readonly findings: readonly Finding[]
  readonly written: readonly (Written & { readonly title: string; readonly rows: number })[]
  /** Files that were taken beside the tables. */
  readonly settings: readonly string[]
  /** The first officers, each with a password to be handed out once. */
  readonly officers: readonly Activated[]
}

type Policy = Pick<Services, 'config' | 'now'>
/**
 * Takes a province in from the tables of a folder: all of it or, with findings, nothing. Again it changes what is
 * otherwise than before; nothing is taken away, and no rights are given to anybody but the first three officers. To be
 * called in a transaction, which the caller rolls back where it only wants to know.
 */
export async function beginProvince(db: Db, folder: string, policy: Policy): Promise<Begun> {
  const { provinceCode } = policy.config
  await refuseDemonstration(db)
  const { rows, findings: misread } = await readFolder(folder)
  const known = await readKnown(db, provinceCode)
  const findings = misread.length > 0 ? misread : checkProvince(rows, known)
  if (findings.length > 0) return { findings, written: [], settings: [], officers: [] }
  await deliverRights(db)
  await deliverHelp(db)
  const written: Begun['written'][number][] = []
  for (const [name, write] of WRITES) {
    const counts = await write(db, rows, known)
    written.push({ title: SHEETS[name].title, rows: rows[name].length, ...counts })
    if (counts.added + counts.changed > 0)
      await recordSetting(db, { action: 'beginProvince', objectType: name, objectId: provinceCode, is: { ...counts } })
  }
  // Later it is the officers who set them.
  if (known.hasOfficers) return { findings, written, settings: [], officers: [] }
  const settings = await takeSettings(db, folder, policy)
  return { findings, written, settings, officers: await activateOfficers(db, policy) }
}

async function refuseDemonstration(db: Db): Promise<void> {
  const found = db.selectFrom('person').where('is_demo', '=', true).select('id').limit(1)
  if (await found.executeTakeFirst())
    throw new Error('数据库中有演示人员，不能用于正式省份；请用 DATABASE_URL 指定一个空数据库')
}

/** Nobody is there yet who could: from now on the security officer activates everybody else. */
async function activateOfficers(db: Db, policy: Policy): Promise<Activated[]> {
  const officers = await db
    .selectFrom('post_role_proposal')
    .innerJoin('post', 'post.id', 'post_id')
    .where('role_code', 'in', OFFICER_ROLES)
    .orderBy('role_code')
    .select(['person_id', 'role_code'])
    .execute()
  const handed: Activated[] = []
  for (const personId of new Set(officers.map(({ person_id }) => person_id)))
    handed.push(await activateAccount({ db, ...policy }, personId, COMMAND_LINE))
  return handed
}
