import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

/** Receivers named with each mail of a page; a circular goes to thousands. */
const NAMED_RECEIVERS = 100

/** The receivers of several mails, in the order of each mail; of a circular the first only. */
export async function namedReceivers(db: Db, caller: Caller, mailIds: readonly string[]) {
  if (mailIds.length === 0) return []
  return await db
    .selectFrom('mail_receiver')
    .innerJoin('person', 'person.id', 'mail_receiver.person_id')
    .innerJoin('organisation', 'organisation.id', 'mail_receiver.org_id')
    .innerJoin('department', 'department.id', 'mail_receiver.dept_id')
    .where('mail_receiver.province_code', '=', caller.provinceCode)
    .where('mail_id', 'in', mailIds)
    .where('seq', '<=', NAMED_RECEIVERS)
    .orderBy('seq')
    .select(['mail_id as mailId', 'user_name as name', 'company_name as orgName', 'dept_name as deptName'])
    .execute()
}

/** Those of the mails that any of their receivers has read. Asked apart: inside the page the planner reads them all. */
export async function mailsRead(db: Db, caller: Caller, mailIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (mailIds.length === 0) return new Set()
  const read = await db
    .selectFrom('mail_receiver')
    .where('province_code', '=', caller.provinceCode)
    .where('mail_id', 'in', mailIds)
    .where('read_at', 'is not', null)
    .select('mail_id')
    .distinct()
    .execute()
  return new Set(read.map(row => row.mail_id))
}
