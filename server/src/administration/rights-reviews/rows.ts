import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Author } from '../../platform/audit/author'
import type { Db } from '../../platform/database/connect'
import type { Database } from '../../platform/database/schema'
import { SECURITY_OFFICER } from '../accounts/second-officer'

export type Review = Selectable<Database['rights_review']>
export type Row = Selectable<Database['rights_review_row']>

export const rowsOf = (db: Db, reviewId: string): Promise<Row[]> =>
  db.selectFrom('rights_review_row').where('review_id', '=', reviewId).orderBy('no').selectAll().execute()

/**
 * Whether an officer decides of a row: the security officer, or of a security officer's own role any officer of rights;
 * never the person itself.
 */
export const isCompetent = (row: Row, { personId, roles }: { personId: string; roles: readonly string[] }): boolean =>
  row.person_id !== personId && (roles.includes(SECURITY_OFFICER) || row.role_code === SECURITY_OFFICER)

/** SM3 of all that is signed: JSON of the review, who signs when, and each row in its order, without blanks. */
export function hashOf(
  review: Pick<Review, 'quarter' | 'org_id' | 'org_name' | 'made_at'>,
  signature: Signature,
  rows: readonly Row[],
) {
  const { quarter, org_id, org_name, made_at } = review
  const content = [quarter, org_id, org_name, made_at, signature.by, signature.name, signature.at, rows.map(valuesOf)]
  return createHash('sm3').update(JSON.stringify(content)).digest('hex')
}

interface Signature {
  readonly by: string
  readonly name: string
  readonly at: Date
}

const valuesOf = (row: Row) => Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))

/** The name of who acts, as it is signed. */
export async function nameOf(db: Db, { personId = '' }: Author): Promise<string> {
  const found = await db.selectFrom('person').where('id', '=', personId).select('user_name').executeTakeFirstOrThrow()
  return found.user_name
}
