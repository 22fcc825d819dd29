import { type Selectable, sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { PREPARED } from '../../platform/database/prepared'
import type { Database } from '../../platform/database/schema'
import { refuse } from '../../platform/refusal'
import { isVisible } from '../access/visible'

/**
 * The only way to petition rows: those of the caller's province that are within the scopes of the caller's roles, or
 * were given to the caller, and of which the caller may know. An officer of the platform has none.
 */
export function petitionsVisibleTo(db: Db, caller: Caller) {
  return db.selectFrom('petition').where('petition.province_code', '=', caller.provinceCode).where(isVisible(caller))
}

/** The constant is what the partial index petition_number asks for, also in a plan for all numbers. */
const hasNumber = (petitionNo: string) => sql<boolean>`(petition_no = ${petitionNo} and petition_no <> '')`

/** The petition of that number where the caller may see it. */
export function findPetition(
  db: Db,
  caller: Caller,
  petitionNo: string,
): Promise<Selectable<Database['petition']> | undefined> {
  return petitionsVisibleTo(db, caller).where(hasNumber(petitionNo)).selectAll('petition').executeTakeFirst()
}

/** As `findPetition`, but refuses: alike where there is none and where the caller may not know of it. */
export async function getPetition(
  db: Db,
  caller: Caller,
  petitionNo: string,
): Promise<Selectable<Database['petition']>> {
  return (await findPetition(db, caller, petitionNo)) ?? refusePetition()
}

/** The key alone of the petition of that number, refused as by `getPetition`. */
export async function getPetitionId(db: Db, caller: Caller, petitionNo: string): Promise<string> {
  const found = await petitionsVisibleTo(db, caller)
    .where(hasNumber(petitionNo))
    .select('petition.id')
    .modifyFront(PREPARED)
    .executeTakeFirst()
  return found?.id ?? refusePetition()
}

/** Refuses without telling a petition that does not exist from one out of scope. */
export const refusePetition = (): never => refuse('notFound', { what: '信访件' })

/** `petitionId` as a row carries it. */
export async function isPetitionVisible(db: Db, caller: Caller, petitionId: string): Promise<boolean> {
  const found = await petitionsVisibleTo(db, caller)
    .where('petition.id', '=', petitionId)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Whether the caller has an open to-do on it: claimed in the caller's post, or unclaimed in its department. */
export async function handlesPetition(db: Db, caller: Caller, petitionId: string): Promise<boolean> {
  const found = await db
    .selectFrom('todo')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', petitionId)
    .where('dept_id', '=', caller.deptId)
    .where('person_id', 'in', ['', caller.holderId])
    .where('done_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Locks several petitions in the order in which everybody does, so that no two callers wait for each other crosswise.
 * Whether the caller may know of them is asked afterwards.
 */
export async function lockTogether(db: Db, provinceCode: string, petitionNos: readonly string[]): Promise<void> {
  if (petitionNos.length === 0) return
  await db
    .selectFrom('petition')
    .where('province_code', '=', provinceCode)
    .where('petition_no', 'in', petitionNos)
    .where('petition_no', '<>', '')
    .orderBy('id')
    .select('id')
    .forUpdate()
    .execute()
}
