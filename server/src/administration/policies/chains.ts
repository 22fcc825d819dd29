import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { chains as chainsCall, previewChain, setChain as setCall } from '@portal/shared-lib/contract/policies'
import { CHAIN_KINDS, POLICY_TEXTS } from '@portal/shared-lib/contract/rules/policies'
import { sql } from 'kysely'
import { setChains } from '../../approvals/chain/set'
import { OFFICER_ROLES } from '../../people/identity/officers'
import type { Author } from '../../platform/audit/author'
import type { Db } from '../../platform/database/connect'
import { refuse, refuseField } from '../../platform/refusal'
import { SUBJECTS, type SubjectCode } from '../../workflow/engine/subjects'
import { codeOf } from './organisation'

type Chain = Pick<CallInput<typeof setCall>, 'setFor' | 'subject' | 'levels'>

const isKind = (setFor: string) => CHAIN_KINDS.some(kind => kind === setFor)
const isSubject = (subject: string): subject is SubjectCode => Object.hasOwn(SUBJECTS, subject)

/** Every kind of act with the chain that holds for an organisation, or for all of a kind. */
export async function readChains(db: Db, provinceCode: string, setFor: string): Promise<CallAnswer<typeof chainsCall>> {
  if (!isKind(setFor)) await codeOf(db, setFor)
  const kind = isKind(setFor) ? sql`${setFor}` : KIND_OF(setFor)
  const { rows } = await sql<{ subject_type: string; nodes: Chain['levels']; own: boolean }>`
    select distinct on (subject_type) subject_type, nodes, set_for = ${setFor} and province_code <> '' as own
    from approval_chain
    where province_code in (${provinceCode}, '') and set_for in (${setFor}, ${kind})
    order by subject_type, set_for = ${setFor} desc, province_code = ''`.execute(db)
  const found = new Map(rows.map(row => [row.subject_type, row]))
  const chains = Object.entries(SUBJECTS).map(([subject, { name }]) => {
    const row = found.get(subject)
    return { subject, name, levels: row?.nodes ?? [], isOwn: row?.own ?? false }
  })
  return { chains, roles: await askableRoles(db) }
}

const KIND_OF = (orgId: string) =>
  sql`(select case when is_petition then 'bureau' else 'unit' end from organisation where id = ${orgId})`

/** Officers of the platform see no case. */
const askableRoles = (db: Db) =>
  db
    .selectFrom('role')
    .where('role_code', 'not in', OFFICER_ROLES)
    .orderBy('role_code')
    .select(['role_code as role', 'role_name as name'])
    .execute()

/** What setting a chain would change. */
export async function previewOfChain(
  db: Db,
  provinceCode: string,
  chain: Chain,
): Promise<CallAnswer<typeof previewChain>> {
  await refuseUnfit(db, chain)
  const { setFor, subject, levels } = chain
  const asked = [...new Set((levels ?? []).map(({ role }) => role))]
  const holds = sql`select org.id from organisation as org where org.in_use and org.has_access
    and (org.id = ${setFor} or case when org.is_petition then 'bureau' else 'unit' end = ${setFor}
      and not exists (select from approval_chain as own where own.province_code = ${provinceCode}
        and own.set_for = org.id and own.subject_type = ${subject}))`
  const { rows } = await sql<CallAnswer<typeof previewChain>>`with concerned as (${holds})
    select (select count(*)::int from concerned) as organisations,
      (select count(*)::int from concerned where exists (
        select from unnest(${asked}::text[]) as asked (role) where not exists (
          select from post join post_role on post_role.post_id = post.id join person on person.id = post.person_id
          where post.org_id = concerned.id and post_role.role_code = asked.role and person.in_use))) as without,
      (select count(*)::int from approval where approval.province_code = ${provinceCode}
        and subject_type = ${subject} and state = 'pending' and org_id in (select id from concerned)) as waiting`.execute(
    db,
  )
  return rows[0] ?? { organisations: 0, without: 0, waiting: 0 }
}

/** Sets a chain as the command does; what cannot be is refused in the officer's words. */
export async function setByOfficer(
  db: Db,
  provinceCode: string,
  { reason, ...chain }: CallInput<typeof setCall>,
  by: Author,
): Promise<void> {
  await refuseUnfit(db, chain)
  const { setFor, subject, levels } = chain
  const to = isKind(setFor) ? setFor : await codeOf(db, setFor)
  const known = { provinceCode, subjects: Object.keys(SUBJECTS) }
  await setChains(db, known, [{ for: to, subject, chain: levels }], { by, reason })
}

async function refuseUnfit(db: Db, { setFor, subject, levels }: Chain): Promise<void> {
  if (!isSubject(subject)) refuse('notFound', { what: '审批事项' })
  if (!isKind(setFor)) await codeOf(db, setFor)
  else if (levels === null) refuseField(POLICY_TEXTS.inherited, 'levels')
  const known = new Set((await askableRoles(db)).map(({ role }) => role))
  if (levels?.some(({ role }) => !known.has(role))) refuseField(POLICY_TEXTS.role, 'levels')
  const keys = (levels ?? []).map(({ role, within }) => `${role} ${within}`)
  if (new Set(keys).size < keys.length) refuseField(POLICY_TEXTS.twice, 'levels')
}
