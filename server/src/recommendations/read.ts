import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/recommendations'
import { RECOMMENDATION_ACTIONS, type RecommendationAction } from '@portal/shared-lib/contract/rules/recommendation'
import { sql } from 'kysely'
import { getOffice } from '../people/organisations/office'
import { inPlaceOf } from '../people/organisations/successor'
import { getPetitionId } from '../petitions/record/scope'
import { dateTimeOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { flagNumber } from '../platform/http/flag'
import { isRowId } from '../platform/paging/row-id'
import { actingAs, reasonAgainst } from './act'
import { type Listed, listedOf } from './list'
import { getRecommendation, type Recommendation, recommendationsVisibleTo } from './row'

type Answer = CallAnswer<typeof contract.recommendation>

const VERDICTS = { '': '', accepted: '认定', back: '退回补充' } as const

/** A recommendation as the caller's organisation may read it: each sees its own steps, and the other's once they are done. */
export async function readRecommendation(db: Db, caller: Caller, row: Recommendation, now: Date): Promise<Answer> {
  const [shown] = await listedOf(
    db,
    caller,
    recommendationsVisibleTo(db, caller).where('recommendation.id', '=', row.id),
    now,
  )
  if (!shown) throw new Error(`Recommendation ${row.id} is not visible`)
  const { isSender, isAddressee } = await sidesOf(db, caller, row)
  return {
    ...shown,
    text: row.text,
    version: row.version,
    receiverId: row.to_org_id,
    supervisionId: isSender ? (row.supervision_id ?? '') : '',
    drafter: await nameOf(db, row.drafter_id),
    hasAccess: (await getOffice(db, row.to_org_id)).hasAccess,
    paper: row.file_id === null ? null : ((await filesOf(db, [row.file_id]))[0] ?? null),
    answers: await answersOf(db, row, isSender && !isAddressee),
    entries: await entriesOf(db, caller, row),
  }
}

/** On which sides the caller's organisation is, or those that were merged into it. */
async function sidesOf(db: Db, { orgId }: Caller, row: Recommendation) {
  const { rows } = await sql<{ id: string }>`select id from ${inPlaceOf(orgId)} as own`.execute(db)
  const isOwn = (id: string) => rows.some(own => own.id === id)
  return { isSender: isOwn(row.from_org_id), isAddressee: isOwn(row.to_org_id) }
}

async function answersOf(db: Db, row: Recommendation, onlyAgreed: boolean): Promise<Answer['answers']> {
  const rows = await db
    .selectFrom('recommendation_answer as answer')
    .innerJoin('person', 'person.id', 'answer.written_by')
    .where('answer.province_code', '=', row.province_code)
    .where('recommendation_id', '=', row.id)
    .$if(onlyAgreed, query => query.where('agreed_at', 'is not', null))
    .orderBy('round', 'desc')
    .selectAll('answer')
    .select('person.user_name as writtenBy')
    .execute()
  return await Promise.all(
    rows.map(async ({ round, adopted, measures, reason, file_ids, writtenBy, written_at, agreed_at, ...answer }) => ({
      round,
      adopted,
      measures,
      reason,
      writtenBy,
      files: await filesOf(db, file_ids),
      at: dateTimeOf(agreed_at ?? written_at),
      isLate: answer.is_late,
      verdict: VERDICTS[answer.verdict],
    })),
  )
}

async function entriesOf(db: Db, caller: Caller, row: Recommendation): Promise<Answer['entries']> {
  const rows = await db
    .selectFrom('recommendation_entry as entry')
    .innerJoin('person', 'person.id', 'entry.person_id')
    .innerJoin('organisation', 'organisation.id', 'entry.org_id')
    .leftJoin('person as holder', 'holder.id', 'entry.on_behalf_of')
    .where('entry.province_code', '=', row.province_code)
    .where('recommendation_id', '=', row.id)
    .where(eb => eb.or([eb('entry.shared', '=', true), eb('entry.org_id', 'in', inPlaceOf(caller.orgId))]))
    .orderBy('seq', 'desc')
    .select(['entry.at', 'company_name as organisation', 'person.user_name as person', 'entry.action', 'entry.text'])
    .select(sql<string>`coalesce(holder.user_name, '')`.as('onBehalfOf'))
    .execute()
  return rows.map(({ at, ...entry }) => ({ at: dateTimeOf(at), ...entry }))
}

/** In the order in which they were named. */
async function filesOf(db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []
  const files = await db.selectFrom('file').where('id', 'in', ids).select(['id', 'name']).execute()
  return files.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

async function nameOf(db: Db, id: string): Promise<string> {
  const of = db.selectFrom('person').where('id', '=', id)
  return (await of.select('user_name as name').executeTakeFirstOrThrow()).name
}

/** Those about a petition that the caller may see, or about an order of the caller's organisation. */
export async function readRecommendationsOf(
  db: Db,
  caller: Caller,
  { petitionNo, supervisionId }: CallInput<typeof contract.recommendationsOf>,
  now: Date,
): Promise<Listed[]> {
  const all = recommendationsVisibleTo(db, caller)
  if (petitionNo !== '') {
    const petitionId = await getPetitionId(db, caller, petitionNo)
    return await listedOf(db, caller, all.where('recommendation.petition_id', '=', petitionId), now)
  }
  if (!isRowId(supervisionId)) return []
  const ofOrder = all.where('recommendation.supervision_id', '=', supervisionId)
  return await listedOf(db, caller, ofOrder.where('recommendation.from_org_id', 'in', inPlaceOf(caller.orgId)), now)
}

/** What the caller may do with it, by the same questions as when it is done. */
export async function readRecommendationButtons(
  db: Db,
  caller: Caller,
  id: string,
  at: Date,
): Promise<CallAnswer<typeof contract.recommendationButtons>> {
  const row = await getRecommendation(db, caller, id)
  const buttons: CallAnswer<typeof contract.recommendationButtons> = []
  for (const action of Object.keys(RECOMMENDATION_ACTIONS) as RecommendationAction[]) {
    if (!(await actingAs(db, caller, row, action, at))) continue
    const { name, button } = RECOMMENDATION_ACTIONS[action]
    const reason = (await reasonAgainst(db, caller, row, action)) ?? ''
    const can = flagNumber(reason === '')
    const isFirst = can === 1 && !buttons.some(({ primary }) => primary === 1)
    buttons.push({ code: button, action, name, visible: can, enabled: can, reason, primary: flagNumber(isFirst) })
  }
  return buttons
}

/** Whether the caller may open a file as the paper of a recommendation, or as what an answer rests on. */
export async function readsByRecommendation(db: Db, caller: Caller, fileId: string): Promise<boolean> {
  if (!caller.permissions.has(PAGE)) return false
  const found = await recommendationsVisibleTo(db, caller)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('recommendation.file_id', '=', fileId),
        exists(
          selectFrom('recommendation_answer as answer')
            .whereRef('answer.province_code', '=', 'recommendation.province_code')
            .whereRef('answer.recommendation_id', '=', 'recommendation.id')
            .where(answer =>
              answer.or([
                answer('answer.agreed_at', 'is not', null),
                answer('recommendation.to_org_id', 'in', inPlaceOf(caller.orgId)),
              ]),
            )
            .where(answer => answer(answer.val(fileId), '=', answer.fn.any('answer.file_ids')))
            .select('answer.round'),
        ),
      ]),
    )
    .select('recommendation.id')
    .executeTakeFirst()
  return found !== undefined
}

/** The page of the register, by which those have it who may read any. */
export const PAGE = 'superviseManage/recommendations'
