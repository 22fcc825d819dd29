import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { onlineUsers } from '@portal/shared-lib/contract/online-users'
import { SESSIONS_PAGE } from '@portal/shared-lib/contract/rules/online-users'
import { sql } from 'kysely'
import { OFFICER_ROLES } from '../../people/identity/officers'
import { idleSince, openedSince } from '../../people/identity/sessions'
import { markOf } from '../../platform/audit/actor'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { contains } from '../../platform/paging/like'
import { rowsBefore } from '../../platform/paging/page'
import type { Services } from '../../platform/services'

/** A page of the sessions that a call would still be answered in. */
export async function listOnline(
  db: Db,
  services: Services,
  caller: Caller,
  { text, pageNumber }: CallInput<typeof onlineUsers>,
): Promise<CallAnswer<typeof onlineUsers>> {
  const found = contains(text)
  const { rows } = await sql<Found>`
    select token_hash as "tokenHash", user_name as person, login_account as account, company_name as organisation,
      dept_name as department, session.created_at as "openedAt", last_seen_at as "seenAt", roles.names as roles,
      count(*) over ()::int as total
    from session join post on post.id = own_post_id join person on person.id = post.person_id
      join organisation on organisation.id = post.org_id join department on department.id = post.dept_id
      cross join lateral (select coalesce(array_agg(role_name order by role_code), '{}') as names,
        coalesce(bool_or(role_code = any(${OFFICER_ROLES}::text[])), false) as officer
        from post_role join role using (role_code) where post_role.post_id = post.id) as roles
    where ended_at is null and session.created_at > ${openedSince(services)}
      and last_seen_at > case when roles.officer then ${idleSince(services, { roles: OFFICER_ROLES })}::timestamptz
        else ${idleSince(services)}::timestamptz end
      and person.in_use and organisation.in_use and organisation.region_code like ${`${services.config.provinceCode}%`}
      and (${text} = '' or login_account = ${text} or user_name like ${found} or company_name like ${found})
    order by last_seen_at desc, token_hash
    limit ${SESSIONS_PAGE} offset ${rowsBefore({ pageNumber, limit: SESSIONS_PAGE })}`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    list: rows.map(({ tokenHash, openedAt, seenAt, total: _, ...row }) => ({
      ...row,
      session: markOf(tokenHash),
      openedAt: dateTimeOf(openedAt),
      seenAt: dateTimeOf(seenAt),
      isOwn: tokenHash === caller.tokenHash,
    })),
  }
}

interface Found {
  readonly tokenHash: string
  readonly person: string
  readonly account: string
  readonly organisation: string
  readonly department: string
  readonly openedAt: Date
  readonly seenAt: Date
  readonly roles: string[]
  readonly total: number
}

/** The session of the province that a mark names, with whose it is. */
export const findOnline = (db: Db, provinceCode: string, session: string) =>
  db
    .selectFrom('session')
    .innerJoin('post', 'post.id', 'own_post_id')
    .innerJoin('organisation', 'organisation.id', 'post.org_id')
    .where(sql<boolean>`token_hash ^@ ${session}`)
    .where('ended_at', 'is', null)
    .where('region_code', 'like', `${provinceCode}%`)
    .select(['token_hash as tokenHash', 'person_id as personId'])
    .executeTakeFirst()
