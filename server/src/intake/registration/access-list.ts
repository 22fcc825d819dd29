import { PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import { isAccusation, mustAvoid } from '@portal/shared-lib/contract/rules/petition-rules'
import { accusationCircle, letKnow } from '../../petitions/access/accusation'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { isPartOf } from '../../workflow/dispatch/destination'
import { peopleWithRole } from '../../workflow/engine/tell'
import { refuseAt } from './refuse'
import type { Registration } from './registration'

/** The leaders of the office, who see what waits with those who register for inspection teams. */
const LEADERS = ['R08']

/**
 * Who alone may know of a petition: of what an inspection team hands over those named, and the office's leaders; of an
 * accusation whoever works on them in the department, its head and the leaders; the registrar of both.
 */
export async function storeAccessList(
  db: Db,
  caller: Caller,
  petitionId: string,
  registration: Registration,
): Promise<void> {
  if (!isWalled(registration)) return
  const { provinceCode, orgId, deptId } = caller
  const accessList = registration.inspection
    ? await namedFor(db, caller, registration, registration.inspection.accessList)
    : await accusationCircle(db, { provinceCode, petitionId, orgId, deptId })
  await letKnow(db, { provinceCode, petitionId }, [...accessList, caller.personId, caller.holderId])
}

/** Whether only those on its list may know of what is registered. */
export const isWalled = (registration: Registration): boolean =>
  registration.inspection !== undefined || isAccusation(registration)

async function namedFor(db: Db, { orgId }: Caller, registration: Registration, accessList: readonly string[]) {
  const named = [...new Set(accessList)]
  await refuseAccused(db, registration, named)
  return [...named, ...(await peopleWithRole(db, orgId, LEADERS))]
}

/** Nobody may know of it who is accused, or works for the accused organisation or one below it (条例 第三十条). */
async function refuseAccused(db: Db, { accusedOrgId, persons }: Registration, named: readonly string[]): Promise<void> {
  const people = await db
    .selectFrom('person')
    .leftJoin('post', 'post.person_id', 'person.id')
    .where('person.id', 'in', named)
    .where('person.in_use', '=', true)
    .select(['person.id', 'person.user_name as name', 'post.org_id as orgId'])
    .execute()
  if (new Set(people.map(({ id }) => id)).size < named.length) refuseAt('inspection.accessList', '请填写知悉范围')
  const accused = persons.filter(({ role }) => role === PERSON_ROLE.accused).map(({ name }) => name)
  for (const { name, orgId } of people) {
    const isAccused = mustAvoid(name, accused)
    const isBelow = accusedOrgId !== '' && orgId !== null && (await isPartOf(db, orgId, accusedOrgId))
    if (isAccused || isBelow) refuseAt('inspection.accessList', '知悉范围不得包含被反映单位或其下属单位的人员')
  }
}
