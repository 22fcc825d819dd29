import { RECOMMENDATION_STATE as STATE } from '@portal/shared-lib/contract/rules/recommendation'
import type { Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { inPlaceOf } from '../people/organisations/successor'
import { petitionsVisibleTo } from '../petitions/record/scope'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import type { Database } from '../platform/database/schema'
import { isRowId } from '../platform/paging/row-id'
import { refuse } from '../platform/refusal'

export type Recommendation = Selectable<Database['recommendation']>

/** As refusals and the audit call it. */
export const NAME = '三项建议'

/** While its answer is to come: the others have no limit, or are done with theirs. */
export const OWED = [STATE.sent, STATE.signed, STATE.answerApproval, STATE.sentBack] as const

/**
 * Those that the caller's organisation has written, as far as the caller may know of their petitions, and those that were
 * sent to it. Whom a recommendation is for reads it as it is, and gets no way into its petition.
 */
export const recommendationsVisibleTo = (db: Db, caller: Caller) =>
  db
    .selectFrom('recommendation')
    .where('recommendation.province_code', '=', caller.provinceCode)
    .where(eb =>
      eb.or([
        eb.and([
          eb('recommendation.from_org_id', 'in', inPlaceOf(caller.orgId)),
          eb.or([eb('recommendation.petition_id', 'is', null), eb.exists(petitionOf(db, caller))]),
        ]),
        eb.and([
          eb('recommendation.to_org_id', 'in', inPlaceOf(caller.orgId)),
          eb('recommendation.state', 'not in', ['0', '1', '8']),
        ]),
      ]),
    )

/** The petition of the recommendation in the query, where the caller may know of it. */
export const petitionOf = (db: Db, caller: Caller) =>
  petitionsVisibleTo(db, caller)
    .where('petition.id', '=', sql<string>`recommendation.petition_id`)
    .select('petition.petition_no')
    .offset(0)

/** Refused alike where there is none and where the caller may not know of it. */
export async function getRecommendation(db: Db, caller: Caller, id: string): Promise<Recommendation> {
  return (await visibleRow(db, caller, id)?.executeTakeFirst()) ?? refuse('notFound', { what: NAME })
}

/** As `getRecommendation`; keeps everybody else from it until the transaction ends. */
export async function lockRecommendation(db: Db, caller: Caller, id: string): Promise<Recommendation> {
  return (
    (await visibleRow(db, caller, id)?.forUpdate('recommendation').executeTakeFirst()) ??
    refuse('notFound', { what: NAME })
  )
}

const visibleRow = (db: Db, caller: Caller, id: string) =>
  isRowId(id)
    ? recommendationsVisibleTo(db, caller).where('recommendation.id', '=', id).selectAll('recommendation')
    : undefined

/** Changes columns, raises the version, and answers the recommendation as it is now. */
export async function changeRecommendation(
  db: Db,
  caller: Caller,
  { province_code, id, version }: Recommendation,
  { at, ...changes }: Updateable<Database['recommendation']> & { readonly at: Date },
): Promise<Recommendation> {
  return await db
    .updateTable('recommendation')
    .set({ ...changes, version: version + 1, changed_by: caller.personId, changed_at: at })
    .where('province_code', '=', province_code)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface Entry {
  readonly action: string
  readonly text: string
  /** Whether the other organisation reads it too. */
  readonly shared: boolean
  readonly at: Date
}

/** Adds a line to what was done with it; the row is locked, or new. */
export async function addEntry(db: Db, caller: Caller, { province_code, id }: Recommendation, entry: Entry) {
  const { last } = await db
    .selectFrom('recommendation_entry')
    .where('province_code', '=', province_code)
    .where('recommendation_id', '=', id)
    .select(eb => eb.fn.max('seq').as('last'))
    .executeTakeFirstOrThrow()
  const on_behalf_of = caller.holderId === caller.personId ? null : caller.holderId
  const by = { person_id: caller.personId, org_id: caller.orgId, on_behalf_of }
  await db
    .insertInto('recommendation_entry')
    .values({ province_code, recommendation_id: id, seq: (last ?? 0) + 1, ...by, ...entry })
    .execute()
}
