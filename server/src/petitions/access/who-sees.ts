import { type RawBuilder, sql } from 'kysely'
import { OFFICER_ROLES } from '../../people/identity/officers'
import { successorOf } from '../../people/organisations/successor'
import type { Db } from '../../platform/database/connect'
import type { Scope } from '../../platform/scopes'

/** Why somebody who sits in a post sees a petition, or would: by which role and scope, and whose petition it is for that. */
export interface Reaching {
  readonly personId: string
  readonly postId: string
  /** Whose post it is, where it was delegated to the person. */
  readonly holderId: string
  readonly roleName: string
  readonly scope: Scope
  /** As `org:990100000-xf`. */
  readonly party: string
  /** What keeps the person out all the same. */
  readonly keptOutBy: 'wall' | 'accused' | null
}

interface Asked {
  readonly provinceCode: string
  readonly petitionId: string
  /** Of the delegations. */
  readonly now: Date
}

/**
 * Everybody whose posts reach a petition, row by row the same as `isVisible` finds it for one caller: the wall and who is
 * accused in it keep some of them out. Officers of the platform reach none.
 */
export async function whoReaches(db: Db, { provinceCode, petitionId, now }: Asked): Promise<Reaching[]> {
  const { rows } = await sql<Reaching>`
    with recursive accused (id) as (
      select ${successorOf(sql.ref('accused_org_id'))} from petition
      where province_code = ${provinceCode} and id = ${petitionId} and accused_org_id is not null
      union select below.id from organisation as below join accused on below.parent1_id = accused.id
    ), reached as (
      select party.name, given from petition_reach join party on party.id = petition_reach.party
      where petition_id = ${petitionId} and province_code = ${provinceCode}
    ), held as (${scopesHeld}), seat as (${seatsAt(now)})
    select seat.person_id as "personId", seat.post_id as "postId", held.holder_id as "holderId",
      held.role_name as "roleName", held.scope, reached.name as party,
      case
        when seat.org_id in (select id from accused) then 'accused'
        when petition.walled_off and not exists (
          select from petition_access as access where access.province_code = petition.province_code
            and access.petition_id = petition.id and access.person_id = seat.person_id) then 'wall'
      end as "keptOutBy"
    from reached
    join held on reached.name = any(held.parties) and (reached.given or not reached.name = any(held.given_only))
    join seat on seat.post_id = held.post_id
    join petition on petition.province_code = ${provinceCode} and petition.id = ${petitionId}
    order by seat.org_id, seat.person_id, held.role_name, reached.name`.execute(db)
  return rows
}

/** The party of the organisation's own region: of those it lies in the one with the most digits. */
const REGION = sql`(select own from region_parties(region_code) as own order by length(own) desc limit 1)`
const REGION_OF_PROVINCE = 'region:99'

/** Every role of every post with the parties whose petitions its scope reaches, as `partiesOf` has them for a caller. */
const scopesHeld: RawBuilder<unknown> = sql`
  select post.id as post_id, post.person_id as holder_id, role_name, scope.scope,
    array['person:' || post.person_id] || case scope.scope
      when 'DEPT' then array['dept:' || dept_id]
      when 'ORG' then array['org:' || org_id, 'watch:' || org_id]
      when 'ORG_TREE' then array['org:' || org_id, 'tree:' || org_id]
      when 'LINE_TREE' then array['org:' || org_id, 'line:' || org_id]
      when 'REGION_TREE' then array[${REGION}]
      when 'LIST' then array(select 'org:' || listed.org_id from post_scope as listed where listed.post_id = post.id)
      else '{}' end as parties,
    case when scope.scope = 'SELF' then '{}' else array['person:' || post.person_id] end
      || case when scope.scope = 'REGION_TREE' and not is_petition and length(${REGION}) > ${REGION_OF_PROVINCE.length} then array[${REGION}]
        else '{}' end as given_only
  from post join post_role on post_role.post_id = post.id join role on role.role_code = post_role.role_code
  cross join lateral (select coalesce(post_role.data_scope, role.data_scope) as scope) as scope
  join organisation on organisation.id = post.org_id and organisation.in_use
  where post_role.role_code <> all (${[...OFFICER_ROLES]}::text[])`

/** Who sits in which post: its holder, and to whom it is delegated at a time. */
const seatsAt = (now: Date): RawBuilder<unknown> => sql`
  select post.id as post_id, post.org_id, person.id as person_id from post
  join person on person.in_use and (person.id = post.person_id or exists (
    select from delegation join person as holder on holder.id = post.person_id and holder.in_use
    where delegation.post_id = post.id and to_person_id = person.id and not waits and from_at <= ${now} and until_at > ${now}
      and not is_officer(person.id) and not is_officer(post.person_id)))`
