import { sql } from 'kysely'
import { petitionsVisibleTo } from '../petitions/record/scope'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'

/** SQL for whether the caller's organisation supervises by the order in the query, itself or in another's place. */
export const isOffice = ({ orgId }: Caller) => sql<boolean>`exists (
  select from organisation_party as party
  where party.org_id = supervision.org_id and party.party = ${`org:${orgId}`})`

/**
 * SQL for whether the caller may know of the addressee in the query: it is the caller's organisation, is below it or is
 * watched by it, or that supervises.
 */
export const mayKnowAddressee = (caller: Caller) => sql<boolean>`(${isOffice(caller)} or supervision.sent_at is not null
  and exists (
    select from organisation_party as party
    where party.org_id = addressee.org_id and party.party = any (${partiesOf(caller)}::text[])))`

const partiesOf = ({ orgId }: Caller): string[] => ['org', 'tree', 'line', 'watch'].map(line => `${line}:${orgId}`)

/** SQL for whether the caller may know of the order in the query, apart from its petition. */
export const mayKnowOrder = (caller: Caller) => sql<boolean>`(${isOffice(caller)} or exists (
  select from supervision_addressee as addressee
  where addressee.province_code = supervision.province_code and addressee.supervision_id = supervision.id
    and ${mayKnowAddressee(caller)}))`

/** The orders of which the caller may know: the petition's wall and scope hold, or those of the topic. */
export const ordersVisibleTo = (db: Db, caller: Caller) =>
  db
    .selectFrom('supervision')
    .where('supervision.province_code', '=', caller.provinceCode)
    .where(({ exists }) =>
      exists(
        petitionsVisibleTo(db, caller)
          .where('petition.id', '=', sql<string>`supervision.petition_id`)
          .select('petition.id')
          .offset(0),
      ),
    )
    .where(mayKnowOrder(caller))

/** Whether the caller may open a file that an addressee has given with its feedback. */
export async function readsByFeedback(db: Db, caller: Caller, fileId: string): Promise<boolean> {
  const found = await ordersVisibleTo(db, caller)
    .innerJoin('supervision_addressee as addressee', join =>
      join
        .onRef('addressee.province_code', '=', 'supervision.province_code')
        .onRef('addressee.supervision_id', '=', 'supervision.id'),
    )
    .innerJoin('supervision_feedback as feedback', join =>
      join
        .onRef('feedback.province_code', '=', 'addressee.province_code')
        .onRef('feedback.addressee_id', '=', 'addressee.id'),
    )
    .where(sql<boolean>`feedback.file_ids @> array[${fileId}]::text[]`)
    .where(mayKnowAddressee(caller))
    .select('supervision.id')
    .executeTakeFirst()
  return found !== undefined
}
