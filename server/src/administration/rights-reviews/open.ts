import { sql } from 'kysely'
import { dayOf } from '../../platform/calendar/china-time'
import type { Services } from '../../platform/services'
import { stateOf } from '../accounts/list'

const MONTHS = 3

/** The quarter of an instant at +08:00, as `2026-Q4`. */
export function quarterOf(now: Date): string {
  const [year = '', month = ''] = dayOf(now).split('-')
  return `${year}-Q${Math.ceil(Number(month) / MONTHS)}`
}

/**
 * Begins the reviews of a quarter, once: of each organisation with roles, a copy of who holds them. Who gets a role later
 * is listed in the next quarter: two officers have just agreed on it.
 */
export async function openRightsReviews(services: Services): Promise<void> {
  const { provinceCode } = services.config
  const [now, quarter] = [services.now(), quarterOf(services.now())]
  await services.db.transaction().execute(async db => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`reviews ${provinceCode}`}, 0))`.execute(db)
    const begun = db.selectFrom('rights_review').where('province_code', '=', provinceCode)
    if (await begun.where('quarter', '=', quarter).select('id').executeTakeFirst()) return
    await sql`insert into rights_review (province_code, quarter, org_id, org_name, made_at)
      select ${provinceCode}, ${quarter}, id, company_name, ${now}::timestamptz from organisation
      where region_code like ${`${provinceCode}%`} and exists (
        select from post join post_role on post_id = post.id join person on person.id = person_id and person.in_use
        where org_id = organisation.id)`.execute(db)
    await sql`insert into rights_review_row (review_id, no, post_id, person_id, account, user_name, dept_name,
        position_name, role_code, role_name, data_scope, listed, last_sign_in_at, is_dormant, delegations)
      select rights_review.id, row_number() over (
          partition by rights_review.id order by dept_name, user_name, post.id, role.role_code),
        post.id, person.id, login_account, user_name, dept_name, position_name, role.role_code, role_name,
        case when is_officer_role(role.role_code) then '' else coalesce(post_role.data_scope, role.data_scope) end,
        case when post_role.data_scope = 'LIST' then array(select company_name from post_scope
          join organisation on organisation.id = post_scope.org_id where post_scope.post_id = post.id order by 1)
          else '{}' end,
        last_sign_in_at, ${stateOf(services)} = 'dormant',
        array(select '由' || deputy.user_name || '代办至'
            || to_char(until_at at time zone 'Asia/Shanghai' - interval '1 second', 'YYYY-MM-DD')
          from delegation join person as deputy on deputy.id = to_person_id
          where delegation.post_id = post.id and not waits and until_at > ${now} order by until_at, delegation.id)
      from rights_review join post on post.org_id = rights_review.org_id
      join person on person.id = post.person_id and person.in_use
      join department on department.id = post.dept_id
      join post_role on post_role.post_id = post.id join role on role.role_code = post_role.role_code
      where rights_review.province_code = ${provinceCode} and quarter = ${quarter}`.execute(db)
  })
}
