import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { rightsReviews } from '@portal/shared-lib/contract/rights-reviews'
import { REVIEWS_PAGE, type ReviewState } from '@portal/shared-lib/contract/rules/rights-review'
import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { contains } from '../../platform/paging/like'
import { rowsBefore } from '../../platform/paging/page'

type Asked = CallInput<typeof rightsReviews>
type Where = Pick<Caller, 'provinceCode'>
type Answer = CallAnswer<typeof rightsReviews>

/** A page of reviews, the newest first. */
export async function listReviews(db: Db, where: Where, asked: Asked): Promise<Answer> {
  const found = matching(db, where, asked)
  const { count } = await found.select(eb => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  const rows = await summaries(found)
    .orderBy('quarter', 'desc')
    .orderBy('org_name')
    .orderBy('rights_review.id')
    .limit(REVIEWS_PAGE)
    .offset(rowsBefore({ pageNumber: asked.pageNumber, limit: REVIEWS_PAGE }))
    .execute()
  return { total: Number(count), list: rows.map(summaryOf) }
}

/** How many of a state the list has. */
export async function countReviews(db: Db, where: Where, state: ReviewState): Promise<number> {
  const found = matching(db, where, { state, orgName: '', pageNumber: 1 })
  const { count } = await found.select(eb => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

export const reviewsOf = (db: Db, { provinceCode }: Where) =>
  db.selectFrom('rights_review').where('rights_review.province_code', '=', provinceCode)

const matching = (db: Db, where: Where, { state, orgName }: Pick<Asked, 'state' | 'orgName' | 'pageNumber'>) =>
  reviewsOf(db, where)
    .$if(orgName !== '', query => query.where('org_name', 'like', contains(orgName)))
    .$if(state !== '', query => query.where(sql<boolean>`${STATE} = ${state}`))

const STATE = sql<ReviewState>`case when audited_at is not null then 'closed'
  when signed_at is not null then 'signed' else 'open' end`

const counted = (what: string) =>
  sql<number>`(select ${sql.raw(what)}::int from rights_review_row where review_id = rights_review.id)`

/** What a list says of each review. */
export const summaries = (found: ReturnType<typeof reviewsOf>) =>
  found
    .select(['rights_review.id', 'quarter', 'org_name as orgName', STATE.as('state')])
    .select(['signed_name as signedName', 'signed_at as signedAt'])
    .select(['audited_name as auditedName', 'audited_at as auditedAt'])
    .select([
      counted('count(distinct person_id)').as('people'),
      counted('count(*)').as('rows'),
      counted(`count(*) filter (where ${UNDECIDED})`).as('undecided'),
    ])

/** SQL for a row that is neither kept nor removed. */
const UNDECIDED = `decision = '' or decision = 'remove' and agreed_at is null`

type Summary = Awaited<ReturnType<ReturnType<typeof summaries>['execute']>>[number]

export const summaryOf = ({ signedAt, auditedAt, ...row }: Summary): Answer['list'][number] => ({
  ...row,
  signedAt: signedAt && dateTimeOf(signedAt),
  auditedAt: auditedAt && dateTimeOf(auditedAt),
})
