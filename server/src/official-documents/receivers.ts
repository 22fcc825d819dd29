import {
  OFFICIAL_LENGTH as LENGTH,
  RECEIVER_STATE,
  OFFICIAL_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/official-document'
import type { Selectable, Updateable } from 'kysely'
import { findOffice, getOffice } from '../people/organisations/office'
import { inPlaceOf } from '../people/organisations/successor'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import type { Database } from '../platform/database/schema'
import { refuseField } from '../platform/refusal'
import type { OfficialDocument } from './row'

export type Receiver = Selectable<Database['official_receiver']>

/** As it is asked for: an organisation of the portal, else the name of one outside. */
export interface NamedReceiver {
  readonly orgId: string
  readonly name: string
  readonly copied: boolean
}

const FIELD = 'jsdwList'

const ofDocument = (db: Db, { province_code, id }: OfficialDocument) =>
  db.selectFrom('official_receiver').where('province_code', '=', province_code).where('document_id', '=', id)

/** In the order in which they were named. */
export const receiversOf = (db: Db, row: OfficialDocument): Promise<Receiver[]> =>
  ofDocument(db, row).orderBy('seq').selectAll().execute()

/** What the caller's organisation is, or those are that were merged into it; undefined where it is none. */
export const ownReceiver = (db: Db, { orgId }: Caller, row: OfficialDocument): Promise<Receiver | undefined> =>
  ofDocument(db, row).where('org_id', 'in', inPlaceOf(orgId)).orderBy('state').selectAll().executeTakeFirst()

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

/** Whether it signs for itself in the portal: what others do on paper the sender records. */
export const isInPortal = async (db: Db, { org_id }: Receiver): Promise<boolean> =>
  org_id !== null && (await getOffice(db, org_id)).hasAccess

/** Whether it has it. */
export const isDelivered = ({ delivered_at }: Pick<Receiver, 'delivered_at'>): boolean => delivered_at !== null

export const isWaiting = ({ state }: Pick<Receiver, 'state'>): boolean => state === RECEIVER_STATE.waiting
