import {
  OFFICIAL_LENGTH as LENGTH,
  RECEIVER_STATE,
  OFFICIAL_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/official-document'
import { type Selectable, sql, type Updateable } from 'kysely'
import { findOffice } from '../people/organisations/office'
import { inPlaceOf, successorOf } from '../people/organisations/successor'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import type { Database } from '../platform/database/schema'
import { refuseField } from '../platform/refusal'
import type { OfficialDocument } from './row'

/** `inPortal`: it signs for itself in the portal; what others do on paper the sender records. */
export type Receiver = Selectable<Database['official_receiver']> & { readonly inPortal: boolean }

/** As it is asked for: an organisation of the portal, else the name of one outside. */
export interface NamedReceiver {
  readonly orgId: string
  readonly name: string
  readonly copied: boolean
}

const FIELD = 'jsdwList'

export const ofDocument = (db: Db, { province_code, id }: OfficialDocument) =>
  db.selectFrom('official_receiver').where('province_code', '=', province_code).where('document_id', '=', id)

export const inPortal = sql<boolean>`coalesce((select has_access from organisation as own
  where own.id = ${successorOf(sql.ref('official_receiver.org_id'))}), false)`.as('inPortal')

/** In the order in which they were named. */
export const receiversOf = (db: Db, row: OfficialDocument): Promise<Receiver[]> =>
  ofDocument(db, row).orderBy('seq').selectAll().select(inPortal).execute()

/** What the caller's organisation is, or those are that were merged into it; undefined where it is none. */
export const ownReceiver = (db: Db, { orgId }: Caller, row: OfficialDocument): Promise<Receiver | undefined> =>
  ofDocument(db, row)
    .where('org_id', 'in', inPlaceOf(orgId))
    .orderBy('state')
    .selectAll()
    .select(inPortal)
    .executeTakeFirst()

/** Changes columns of several of them alike, by one statement. */
export async function changeReceivers(
  db: Db,
  { province_code, id }: OfficialDocument,
  receivers: readonly Receiver[],
  changes: Updateable<Database['official_receiver']>,
): Promise<void> {
  if (receivers.length === 0) return
  await db
    .updateTable('official_receiver')
    .set(changes)
    .where('province_code', '=', province_code)
    .where('document_id', '=', id)
    .where('seq', '=', sql<number>`any(${sql.val(receivers.map(({ seq }) => seq))}::int[])`)
    .execute()
}

export async function changeReceiver(
  db: Db,
  { province_code, document_id, seq }: Receiver,
  changes: Updateable<Database['official_receiver']>,
): Promise<void> {
  await db
    .updateTable('official_receiver')
    .set(changes)
    .where('province_code', '=', province_code)
    .where('document_id', '=', document_id)
    .where('seq', '=', seq)
    .execute()
}

/** Puts these in the place of those that it had; refused where one is wrong, or is named twice. */
export async function writeReceivers(db: Db, caller: Caller, row: OfficialDocument, named: readonly NamedReceiver[]) {
  const { province_code, id } = row
  const checked = []
  for (const receiver of named) checked.push(await checkedReceiver(db, caller, receiver))
  const keys = checked.map(({ org_id, name }) => org_id ?? name)
  if (new Set(keys).size < keys.length) refuseField(TEXTS.twice, FIELD)
  await db
    .deleteFrom('official_receiver')
    .where('province_code', '=', province_code)
    .where('document_id', '=', id)
    .execute()
  if (checked.length === 0) return
  const rows = checked.map((receiver, index) => ({ province_code, document_id: id, seq: index + 1, ...receiver }))
  await db.insertInto('official_receiver').values(rows).execute()
}

async function checkedReceiver(db: Db, { orgId: ownId }: Caller, { orgId, name, copied }: NamedReceiver) {
  if (orgId === '') {
    if (name.length < LENGTH.name.min) refuseField(TEXTS.noName, FIELD)
    return { org_id: null, name, copied }
  }
  const office = await findOffice(db, orgId)
  if (!office) return refuseField(TEXTS.noReceiver, FIELD)
  if (office.id === ownId) refuseField(TEXTS.notSelf, FIELD)
  if (!office.inUse) refuseField(TEXTS.notInUse(office.name), FIELD)
  return { org_id: office.id, name: office.name, copied }
}

/** Whether it has it. */
export const isDelivered = ({ delivered_at }: Pick<Receiver, 'delivered_at'>): boolean => delivered_at !== null

export const isWaiting = ({ state }: Pick<Receiver, 'state'>): boolean => state === RECEIVER_STATE.waiting
