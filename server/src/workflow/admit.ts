import { refuseRule } from '../http/refusal'
import type { Office } from './organisation'
import type { Work } from './work'

/** With whom a walled petition comes to lie in an organisation. */
export interface Reader {
  readonly personId: string
  readonly deptId: string
}

const OUTSIDE = '该单位不在知悉范围内，不能转送'

/** Refuses to hand a walled petition to an organisation in which nobody may know of it, nor is to from now on. */
export async function refuseOutside(work: Work, to: Office, knowing: readonly string[] = []): Promise<void> {
  if (!work.file.petition.walled_off) return
  const working = await readersIn(work, to, knowing)
  const strangers = knowing.filter(id => !working.some(({ personId }) => personId === id))
  if (working.length === 0 || strangers.length > 0) refuseRule(OUTSIDE)
}

/** Lets people of an organisation know of a walled petition from now on, never the whole organisation. */
export async function admit({ db, caller, file }: Work, knowing: readonly string[] = []): Promise<void> {
  if (!file.petition.walled_off || knowing.length === 0) return
  const of = { province_code: caller.provinceCode, petition_id: file.petition.id }
  await db
    .insertInto('petition_access')
    .values([...new Set(knowing)].map(person_id => ({ ...of, person_id })))
    .onConflict(known => known.doNothing())
    .execute()
}

/** Who gets a walled petition in an organisation; undefined where it is not walled, and its department gets it. */
export async function readerIn(work: Work, to: Office): Promise<Reader | undefined> {
  if (!work.file.petition.walled_off) return undefined
  const [reader] = await readersIn(work, to, [])
  return reader ?? refuseRule(OUTSIDE)
}

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
