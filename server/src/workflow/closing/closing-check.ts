import type { Db } from '../../platform/database/connect'
import type { Situation } from '../engine/action'
import type { Work } from '../engine/work'

export type SelectReason = 'dissatisfied' | 'supervised' | 'leaderCase' | 'overdue' | 'sample' | 'chosen'

interface OfPetition {
  readonly provinceCode: string
  readonly petitionId: string
}

/** Opens the check of a closed petition. */
export async function openCheck(db: Db, of: OfPetition, reason: SelectReason, at: Date): Promise<void> {
  await db
    .insertInto('closing_check')
    .values({ ...rowOf(of), select_reason: reason, selected_at: at })
    .execute()
}

/** The newest check of the petition. */
export function checkOf({ db, caller, file }: Pick<Work, 'db' | 'caller' | 'file'>) {
  return db
    .selectFrom('closing_check')
    .where(eb => eb.and(rowOf({ provinceCode: caller.provinceCode, petitionId: file.petition.id })))
    .orderBy('id', 'desc')
    .selectAll()
    .executeTakeFirst()
}

/** Checks that have not come to their end. */
const UNDER_CHECK = ['open', 'correct', 'corrected'] as const

export const isUnderCheck = (check: { readonly state: string } | undefined): boolean =>
  check !== undefined && (UNDER_CHECK as readonly string[]).includes(check.state)

/** Why nobody checks the petition. */
export const unlessUnderCheck = async (db: Db, { caller, file }: Situation): Promise<string | undefined> =>
  isUnderCheck(await checkOf({ db, caller, file })) ? undefined : '该件尚未抽取核查，请先抽取核查'

/** What was under check is handled again: nothing is to be corrected any more. */
export async function endChecks({ db, caller, file, at }: Work): Promise<void> {
  await db
    .updateTable('closing_check')
    .set({ state: 'redo', checked_at: at })
    .where(eb => eb.and(rowOf({ provinceCode: caller.provinceCode, petitionId: file.petition.id })))
    .where('state', 'in', UNDER_CHECK)
    .execute()
}

const rowOf = ({ provinceCode, petitionId }: OfPetition) => ({ province_code: provinceCode, petition_id: petitionId })
