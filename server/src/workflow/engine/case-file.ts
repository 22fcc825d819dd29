import type { Selectable } from 'kysely'
import { readSuccessors } from '../../people/organisations/successor'
import { petitionsVisibleTo, refusePetition } from '../../petitions/record/scope'
import type { StepState } from '../../petitions/record/states'
import { IS_TERMINATED } from '../../petitions/record/terminated'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Database } from '../../platform/database/schema'
import type { StepFacts } from './derive'

export type Petition = Selectable<Database['petition']>
type StepRow = Selectable<Database['handling_step']>

/** A handling step with what the main state depends on. */
export interface Step extends StepFacts {
  readonly row: StepRow
  /** The bureau that watches the organisation that has the step. */
  readonly watcherId: string | null
}

/** A petition and its tree of steps. */
export interface CaseFile {
  readonly petition: Petition
  readonly steps: readonly Step[]
  /** Whether the matter that it belongs to was finished for good. */
  readonly isTerminated: boolean
}

/** Reads a petition that the caller may see and keeps everybody else from changing it until the transaction ends. */
export async function lockFile(db: Db, caller: Caller, petitionNo: string): Promise<CaseFile> {
  const found = await visibleFile(db, caller, petitionNo).forUpdate('petition').executeTakeFirst()
  return await withSteps(db, found ?? refusePetition())
}

/** As `lockFile`, by id: also of what has no number. */
export async function lockFileOf(db: Db, caller: Caller, petitionId: string): Promise<CaseFile> {
  const found = await visibleFileOf(db, caller, petitionId).forUpdate('petition').executeTakeFirst()
  return await withSteps(db, found ?? refusePetition())
}

/** As `lockFile`, by id and for the system itself. */
export async function lockFileById(db: Db, provinceCode: string, petitionId: string): Promise<CaseFile> {
  const found = await db
    .selectFrom('petition')
    .where('province_code', '=', provinceCode)
    .where('id', '=', petitionId)
    .selectAll()
    .select(IS_TERMINATED.as('isTerminated'))
    .forUpdate()
    .executeTakeFirstOrThrow()
  return await withSteps(db, found)
}

/** Without keeping anybody from it. */
export async function readFile(db: Db, caller: Caller, petitionNo: string): Promise<CaseFile> {
  return await withSteps(db, (await visibleFile(db, caller, petitionNo).executeTakeFirst()) ?? refusePetition())
}

/** As `readFile`, by id: also of what has no number. */
export async function readFileOf(db: Db, caller: Caller, petitionId: string): Promise<CaseFile> {
  return await withSteps(db, (await visibleFileOf(db, caller, petitionId).executeTakeFirst()) ?? refusePetition())
}

const visibleFile = (db: Db, caller: Caller, petitionNo: string) =>
  filesVisibleTo(db, caller).where('petition_no', '=', petitionNo)

const visibleFileOf = (db: Db, caller: Caller, petitionId: string) =>
  filesVisibleTo(db, caller).where('petition.id', '=', petitionId)

const filesVisibleTo = (db: Db, caller: Caller) =>
  petitionsVisibleTo(db, caller).selectAll('petition').select(IS_TERMINATED.as('isTerminated'))

const withSteps = async (
  db: Db,
  { isTerminated, ...petition }: Petition & Pick<CaseFile, 'isTerminated'>,
): Promise<CaseFile> => {
  const successors = await readSuccessors(db)
  const today = (id: string) => successors.get(id) ?? id
  const steps = await readSteps(db, petition, today)
  return { petition: { ...petition, register_org_id: today(petition.register_org_id) }, isTerminated, steps }
}

/** `today`: who stands in an organisation's place. What had ended before it was merged bears the old one. */
async function readSteps(db: Db, { province_code, id }: Petition, today: (id: string) => string): Promise<Step[]> {
  const rows = await db
    .selectFrom('handling_step')
    .innerJoin('organisation', 'organisation.id', 'handling_step.to_org_id')
    .where('province_code', '=', province_code)
    .where('petition_id', '=', id)
    .orderBy('seq')
    .selectAll('handling_step')
    .select('organisation.parent3_id as watcherId')
    .execute()
  return rows.map(({ watcherId, ...row }) => {
    const { to_org_id, from_org_id, on_behalf_org_id } = row
    const places = { to_org_id: today(to_org_id), from_org_id: today(from_org_id) }
    const behalf = on_behalf_org_id && today(on_behalf_org_id)
    return stepOf({ ...row, ...places, on_behalf_org_id: behalf }, watcherId && today(watcherId))
  })
}

export const stepOf = (row: StepRow, watcherId: string | null): Step => ({
  row,
  watcherId,
  id: row.id,
  parentId: row.parent_id,
  seq: row.seq,
  state: row.state as StepState,
  isLead: row.is_lead,
  pending: row.pending,
  suspended: row.suspended,
  reopened: row.reopened,
  answered: row.answered_at !== null,
})
