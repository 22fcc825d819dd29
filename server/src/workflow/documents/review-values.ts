import { sql } from 'kysely'
import { dayOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import type { Petition } from '../engine/case-file'
import { inWords } from './in-words'

/** What may stand in a template of the newest review of a petition, by its name there; nothing where there is none. */
export async function reviewValues(db: Db, { province_code, id }: Petition): Promise<Record<string, string>> {
  const review = await db
    .selectFrom('review')
    .innerJoin('organisation as original', 'original.id', 'review.original_org_id')
    .leftJoin('review as before', join =>
      join.onRef('before.province_code', '=', 'review.province_code').onRef('before.id', '=', 'review.previous_id'),
    )
    .where('review.province_code', '=', province_code)
    .where('review.petition_id', '=', id)
    .orderBy('review.id', 'desc')
    .select(['review.review_no as no', 'review.requests', 'review.grounds', 'review.received_on as receivedOn'])
    .select(['original.company_name as original', 'before.reasons as decided'])
    .select([APPLICANTS.as('applicants'), DUE.as('dueAt'), OPINION.as('opinion')])
    .executeTakeFirst()
  if (!review) return {}
  const hearing = await newestHearing(db, { province_code, id })
  return {
    复查复核编号: review.no,
    申请人: review.applicants ?? '',
    收到申请日期: inWords(review.receivedOn),
    复查复核期限: inWords(review.dueAt && dayOf(review.dueAt)),
    复查复核请求: review.requests,
    申请理由: review.grounds,
    原办理单位: review.original,
    原意见: review.decided ?? review.opinion ?? '',
    听证日期: inWords(hearing?.heldOn),
    听证地点: hearing?.place ?? '',
    听证主持人: hearing?.host ?? '',
    听证参加人: hearing?.members.join('、') ?? '',
  }
}

const APPLICANTS = sql<string | null>`(
  select string_agg(person.name, '、' order by person.seq)
  from review_applicant as applicant join petition_person as person on person.province_code = applicant.province_code
    and person.petition_id = review.petition_id and person.seq = applicant.person_seq
  where applicant.province_code = review.province_code and applicant.review_id = review.id)`

const DUE = sql<Date | null>`(
  select min(due_at) from clock
  where clock.province_code = review.province_code and clock.petition_id = review.petition_id
    and clock.step_id = review.step_id and clock.type in ('K10', 'K12') and clock.state in ('running', 'paused'))`

/** The newest that was issued before it was asked for. */
const OPINION = sql<string | null>`(
  select content->>'opinion' from petition_document as letter
  where letter.province_code = review.province_code and letter.step_id = review.step_id and letter.doc_type = '06'
    and letter.issued_at <= review.created_at order by letter.id desc limit 1)`

const newestHearing = (db: Db, { province_code, id }: Pick<Petition, 'province_code' | 'id'>) =>
  db
    .selectFrom('review_hearing as hearing')
    .innerJoin('review', join =>
      join.onRef('review.province_code', '=', 'hearing.province_code').onRef('review.id', '=', 'hearing.review_id'),
    )
    .where('review.province_code', '=', province_code)
    .where('review.petition_id', '=', id)
    .orderBy('hearing.id', 'desc')
    .select(['hearing.held_on as heldOn', 'hearing.place', 'hearing.host', 'hearing.members'])
    .executeTakeFirst()
