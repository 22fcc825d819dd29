import { isAccusation as isAbout } from '@portal/shared-lib/contract/rules/petition-rules'
import type { Office } from '../../people/organisations/office'
import { accusationCircle, letKnow } from '../../petitions/access/accusation'
import { refuseRule } from '../../platform/refusal'
import { firstStep } from '../engine/step-of'
import { changePetition, type Work } from '../engine/work'

/** With whom a walled petition comes to lie in an organisation. */
export interface Reader {
  readonly personId: string
  readonly deptId: string
}

const OUTSIDE = '该单位不在知悉范围内，不能转送'

/**
 * Refuses to hand a walled petition to an organisation in which nobody may know of it, nor is to from now on. Of an
 * accusation that is whoever works on them there, unless somebody is named.
 */
export async function refuseOutside(work: Work, to: Office, accessList: readonly string[] = []): Promise<void> {
  if (!work.file.petition.walled_off) return
  const working = await readersIn(work, to, accessList)
  const strangers = accessList.filter(id => !working.some(({ personId }) => personId === id))
  if (strangers.length > 0) refuseRule(OUTSIDE)
  if (working.length === 0 && (await circleIn(work, to)).length === 0) refuseRule(OUTSIDE)
}

/** Lets people of an organisation know of a walled petition from now on, never the whole organisation. */
export async function admit({ db, caller, file }: Work, accessList: readonly string[] = []): Promise<void> {
  if (!file.petition.walled_off) return
  await letKnow(db, { provinceCode: caller.provinceCode, petitionId: file.petition.id }, accessList)
}

/** Who gets a walled petition in an organisation; undefined where its department gets it, as it does an accusation. */
export async function readerIn(work: Work, to: Office): Promise<Reader | undefined> {
  if (!work.file.petition.walled_off) return undefined
  const named = await readersIn(work, to, [])
  if (named.length === 0) await admit(work, await circleIn(work, to))
  const [reader] = named.length > 0 ? named : await readersIn(work, to, [])
  if (!reader) refuseRule(OUTSIDE)
  return isAccusation(work) && reader.deptId === to.deptId ? undefined : reader
}

/**
 * Puts up the wall around a petition that has become an accusation: for whoever works on such in the department that has
 * it, and whoever has registered it.
 */
export async function wallOff(work: Work): Promise<void> {
  const { caller, file } = work
  if (file.petition.walled_off) return
  changePetition(work, { walled_off: true })
  const own = firstStep(file).row
  const circle = await circleAt(work, own.to_org_id, own.to_dept_id)
  const here = await circleAt(work, caller.orgId, caller.deptId)
  await admit(work, [...circle, ...here, file.petition.register_person_id, caller.personId, caller.holderId])
}

/** Nobody of what an inspection team hands over: it names each. */
const circleIn = async (work: Work, { id, deptId }: Office): Promise<string[]> =>
  isAccusation(work) ? await circleAt(work, id, deptId) : []

const circleAt = ({ db, caller, file }: Work, orgId: string, deptId: string): Promise<string[]> =>
  accusationCircle(db, { provinceCode: caller.provinceCode, petitionId: file.petition.id, orgId, deptId })

const isAccusation = ({ file: { petition } }: Work): boolean =>
  petition.inspection_team === '' && isAbout({ purpose: petition.purpose, legalClass: petition.legal_class })

/** Those of an organisation who may know of the petition, or are among some others; caseworkers first. */
async function readersIn({ db, caller, file }: Work, { id }: Office, others: readonly string[]): Promise<Reader[]> {
  return await db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .where('post.org_id', '=', id)
    .where('person.in_use', '=', true)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('post.person_id', 'in', ['', ...others]),
        exists(
          selectFrom('petition_access as access')
            .where('access.province_code', '=', caller.provinceCode)
            .where('access.petition_id', '=', file.petition.id)
            .whereRef('access.person_id', '=', 'post.person_id')
            .select('access.person_id'),
        ),
      ]),
    )
    .orderBy(
      ({ exists, selectFrom }) =>
        exists(
          selectFrom('post_role')
            .whereRef('post_role.post_id', '=', 'post.id')
            .where('role_code', 'in', CASEWORKERS)
            .select('role_code'),
        ),
      'desc',
    )
    .orderBy('post.id')
    .select(['post.person_id as personId', 'post.dept_id as deptId'])
    .execute()
}

const CASEWORKERS = ['R06', 'R12']
