import type * as contract from '@portal/shared-lib/contract/archives'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import {
  DESTRUCTION_STATES,
  ARCHIVE_LENGTH as LENGTH,
  DESTRUCTION_STATE as STATE,
  ARCHIVE_TEXTS as TEXTS,
  VOLUME_STATE,
} from '@portal/shared-lib/contract/rules/archive'
import type { Selectable, Updateable } from 'kysely'
import { desksWith, LEADERS } from '../people/organisations/desks'
import { inPlaceOf } from '../people/organisations/successor'
import { dayOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import type { Database } from '../platform/database/schema'
import { refuse, refuseField, refuseRule } from '../platform/refusal'
import type { Ask } from '../platform/route'
import { sendMessage } from '../post/messages/send'
import { lockSeveral, padded, prefixOf } from './close'
import { getDestruction } from './destructions'
import { getListed } from './list'
import { changeVolume, lockToAct, nextOf, noteAct, reasonAgainst, type Volume, volumesVisibleTo } from './row'

type Destruction = CallAnswer<typeof contract.proposeDestruction>
type Row = Selectable<Database['archive_destruction']>

const DIGITS = 3

/** As the audit knows a list: volumes have numbers of their own. */
const auditId = (id: string): string => `xh-${id}`

/** 提出销毁: the volumes wait for somebody else to confirm it, and nothing is done with them meanwhile. */
export async function proposeDestruction(
  ask: Ask<CallInput<typeof contract.proposeDestruction>>,
): Promise<Destruction> {
  const { db, caller, args, services } = ask
  const rows = await lockSeveral(ask, args.ids, 'destroy')
  const at = services.now()
  const { id } = await db
    .insertInto('archive_destruction')
    .values({
      province_code: caller.provinceCode,
      org_id: caller.orgId,
      opinion: args.opinion,
      volume_ids: rows.map(row => row.id),
      proposed_by: caller.personId,
      proposed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const row of rows) await changeVolume(ask, row, { destruction_id: id })
  await noteAct(ask, '提出销毁档案', auditId(id), { archiveNos: numbersOf(rows), opinion: args.opinion })
  const leaders = await desksWith(db, caller.orgId, LEADERS, caller.personId)
  const text = `${caller.userName}提出销毁${rows.length}卷保管期满的档案，请在“档案—销毁清册”确认或退回。`
  await sendMessage(db, { personIds: leaders.map(({ personId }) => personId), type: 'urging', text, at })
  return await getDestruction(db, caller, id)
}

/**
 * 确认销毁: by somebody other than who has proposed it, who knows of each volume. Whatever keeps one by now keeps all of the
 * list, so that no list says that something was destroyed which was not.
 */
export async function confirmDestruction(
  ask: Ask<CallInput<typeof contract.confirmDestruction>>,
): Promise<Destruction> {
  const { db, caller, args, services } = ask
  const at = services.now()
  const row = await lockProposed(db, caller, args.destructionId)
  if (isOwn(caller, row)) refuseRule(TEXTS.ownProposal)
  if (args.destroyedOn > dayOf(at)) refuseField(TEXTS.destroyedLater, 'xhrq')
  if (args.destroyedOn < dayOf(row.proposed_at)) refuseField(TEXTS.destroyedBefore, 'xhrq')
  const volumes = await lockVolumes(db, caller, row)
  for (const volume of volumes) {
    const reason = await reasonAgainst(ask, { ...volume, destruction_id: null }, 'destroy')
    if (reason) refuseRule(`${volume.archive_no}：${reason}`)
  }
  const series = `${await prefixOf(db, caller)}-XH·${args.destroyedOn.slice(0, 4)}`
  const destruction_no = `${series}-${padded(await nextOf(db, caller, series), DIGITS)}`
  await decide(ask, row, {
    state: STATE.destroyed,
    destruction_no,
    destroyed_on: args.destroyedOn,
    way: args.way,
  })
  for (const volume of volumes)
    await changeVolume(ask, volume, { state: VOLUME_STATE.destroyed, destroyed_on: args.destroyedOn })
  await noteAct(ask, '确认销毁档案', auditId(row.id), { destruction_no, archiveNos: numbersOf(volumes), way: args.way })
  return await getDestruction(db, caller, row.id)
}

/** 退回 by who may confirm it, 撤回 by who has proposed it: the volumes stay, and may be proposed again. */
export async function returnDestruction(ask: Ask<CallInput<typeof contract.returnDestruction>>): Promise<Destruction> {
  const { db, caller, args, services } = ask
  const row = await lockProposed(db, caller, args.destructionId)
  const isTakenBack = isOwn(caller, row)
  if (!isTakenBack && !caller.permissions.has(CONFIRMS)) refuse('forbidden')
  const volumes = await lockVolumes(db, caller, row)
  await decide(ask, row, { state: STATE.returned, return_reason: args.reason })
  for (const volume of volumes) await changeVolume(ask, volume, { destruction_id: null })
  await noteAct(ask, isTakenBack ? '撤回销毁档案' : '退回销毁档案', auditId(row.id), { reason: args.reason })
  if (!isTakenBack) {
    const text = `您提出销毁的${volumes.length}卷档案被退回：${args.reason}`
    const message = { personIds: [row.proposed_by], type: 'approvalReturned', text, at: services.now() } as const
    await sendMessage(db, { ...message, from: caller.userName })
  }
  return await getDestruction(db, caller, row.id)
}

export const CONFIRMS = 'da:confirm'

/** Whoever acts in the place of who has proposed it is no second person either. */
const isOwn = ({ personId, holderId }: Caller, { proposed_by }: Row): boolean =>
  [personId, holderId].includes(proposed_by)

/** Locked until the transaction ends; refused where it was confirmed or returned already. */
async function lockProposed(db: Db, caller: Caller, id: string): Promise<Row> {
  await getDestruction(db, caller, id)
  const row = await db
    .selectFrom('archive_destruction')
    .where('province_code', '=', caller.provinceCode)
    .where('org_id', 'in', inPlaceOf(caller.orgId))
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.state !== STATE.proposed) refuseRule(TEXTS.notProposed(DESTRUCTION_STATES[row.state]))
  return row
}

/** All of a list, in one order; refused where the caller may not know of one. */
async function lockVolumes(db: Db, caller: Caller, { id, volume_ids }: Row): Promise<Volume[]> {
  const volumes = await volumesVisibleTo(db, caller)
    .where('archive_volume.destruction_id', '=', id)
    .orderBy('archive_volume.id')
    .selectAll('archive_volume')
    .forUpdate('archive_volume')
    .execute()
  if (volumes.length < volume_ids.length) refuseRule(TEXTS.unknownVolumes)
  return volumes
}

const decide = (
  { db, caller, services }: Pick<Ask<unknown>, 'db' | 'caller' | 'services'>,
  { province_code, id }: Row,
  changes: Updateable<Database['archive_destruction']>,
) =>
  db
    .updateTable('archive_destruction')
    .set({ ...changes, decided_by: caller.personId, decided_at: services.now() })
    .where('province_code', '=', province_code)
    .where('id', '=', id)
    .execute()

const numbersOf = (rows: readonly Volume[]): string[] => rows.map(({ archive_no }) => archive_no)

/** 暂缓销毁: as long as a reason stands there, nobody destroys it. */
export async function holdVolume(
  ask: Ask<CallInput<typeof contract.holdVolume>>,
): Promise<CallAnswer<typeof contract.holdVolume>> {
  const { db, caller, args } = ask
  if (args.reason !== '' && args.reason.length < LENGTH.opinion.min) refuseField(TEXTS.noHold, 'zhly')
  const row = await lockToAct(ask, 'hold')
  if (row.hold_reason === args.reason) refuseRule(args.reason === '' ? TEXTS.notHeld : TEXTS.heldAlready)
  await changeVolume(ask, row, { hold_reason: args.reason })
  await noteAct(ask, args.reason === '' ? '解除暂缓销毁' : '暂缓销毁', row.id, { reason: args.reason })
  return await getListed(db, caller, row.id)
}
