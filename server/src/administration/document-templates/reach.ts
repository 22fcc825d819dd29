import { sql } from 'kysely'
import { MANAGE_ORGANISATIONS } from '../../people/organisations/who-may'
import { organisationsIn } from '../../petitions/access/organisations'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { isRowId } from '../../platform/paging/row-id'
import { refuse } from '../../platform/refusal'

/** Who manages all organisations sets what holds for the whole province, too. */
export const reachesProvince = ({ permissions }: Caller): boolean => permissions.has(MANAGE_ORGANISATIONS)

/** Organisations that the caller may set templates for: the own one and those below it, or all. */
export const officesOf = (db: Db, caller: Caller) =>
  db
    .selectFrom('organisation')
    .where('organisation.in_use', '=', true)
    .$if(!reachesProvince(caller), query =>
      query.where('organisation.id', 'in', sql<string>`(${organisationsIn.ORG_TREE(caller)})`),
    )

/** The name of one of them, empty of the province; others are not found. */
export async function getOfficeName(db: Db, caller: Caller, orgId: string): Promise<string> {
  if (orgId === '') return reachesProvince(caller) ? '' : refuse('notFound', { what: '机构' })
  const office = await officesOf(db, caller)
    .where('organisation.id', '=', orgId)
    .select('company_name as name')
    .executeTakeFirst()
  return office?.name ?? refuse('notFound', { what: '机构' })
}

/** A version by its id, of an organisation that the caller reaches. */
export async function getVersion(db: Db, caller: Caller, id: string) {
  const version = isRowId(id)
    ? await db
        .selectFrom('own_template')
        .where('province_code', '=', caller.provinceCode)
        .where('id', '=', id)
        .where(eb =>
          eb.or([
            eb('org_id', 'in', officesOf(db, caller).select('organisation.id')),
            ...(reachesProvince(caller) ? [eb('org_id', 'is', null)] : []),
          ]),
        )
        .select(['id', 'org_id', 'template_id', 'version_no', 'file_name', 'note', 'in_use', 'tried_at', 'content'])
        .forUpdate()
        .executeTakeFirst()
    : undefined
  return version ?? refuse('notFound', { what: '模板版本' })
}

export type Version = Awaited<ReturnType<typeof getVersion>>
