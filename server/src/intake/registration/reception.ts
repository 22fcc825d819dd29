import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { dispatchPreset } from '@portal/shared-lib/contract/registration'
import { findOffice } from '../../people/organisations/office'
import { getPetition } from '../../petitions/record/scope'
import { dayOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { isPartOf } from '../../workflow/dispatch/destination'
import { lastInstruction } from '../../workflow/oversight/instruction'
import { proposedAnswer } from './propose-answer'
import { refuseAt } from './refuse'
import type { Registration } from './registration'

/** 领导接访交办. */
const INSTRUCTED_MODE = '020400'
/** 领导批示交办. */
const LEADER_MODE = '020300'
const NOTHING = { mode: '', text: '', orgId: '', dueOn: null }

/** Keeps by whom, when and where a petitioner was received (条例 第十八条), and what was instructed. */
export async function storeReception(db: Db, caller: Caller, petitionId: string, registration: Registration, at: Date) {
  const { reception, accusedOrgId } = registration
  if (!reception) return
  await refuseOtherLeader(db, reception.leaderId)
  if (reception.orgId) await refuseOtherUnit(db, reception.orgId, accusedOrgId)
  if (reception.day > dayOf(at)) refuseAt('reception.day', '接访日期不能晚于当前日期')
  await db
    .insertInto('leader_reception')
    .values({
      province_code: caller.provinceCode,
      petition_id: petitionId,
      leader_id: reception.leaderId,
      form: reception.form,
      place: reception.place,
      day: reception.day,
      instruction: reception.instruction,
      org_id: reception.orgId || null,
      due_on: reception.dueOn ?? null,
    })
    .execute()
}

/** What an instruction presets for the dispatch of a petition, and what was written before for its answer. */
export async function readPreset(
  db: Db,
  caller: Caller,
  petitionNo: string,
): Promise<CallAnswer<typeof dispatchPreset>> {
  const { id } = await getPetition(db, caller, petitionNo)
  return { ...(await dispatchOf(db, caller, id)), reply: await proposedAnswer(db, caller, id) }
}

async function dispatchOf(
  db: Db,
  caller: Caller,
  id: string,
): Promise<Omit<CallAnswer<typeof dispatchPreset>, 'reply'>> {
  const instructed = await lastInstruction(db, caller.provinceCode, id)
  if (instructed) return { ...instructed, mode: LEADER_MODE, orgId: instructed.orgId ?? '' }
  const found = await db
    .selectFrom('leader_reception')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', id)
    .where('instruction', '<>', '')
    .select(['instruction as text', 'org_id as orgId', 'due_on as dueOn'])
    .executeTakeFirst()
  if (!found) return NOTHING
  return { mode: INSTRUCTED_MODE, text: found.text, orgId: found.orgId ?? '', dueOn: found.dueOn }
}

async function refuseOtherLeader(db: Db, leaderId: string): Promise<void> {
  const leader = await db
    .selectFrom('person')
    .where('id', '=', leaderId)
    .where('in_use', '=', true)
    .select('id')
    .executeTakeFirst()
  if (!leader) refuseAt('reception.leaderId', '请填写接访领导、日期和地点')
}

async function refuseOtherUnit(db: Db, orgId: string, accusedOrgId: string): Promise<void> {
  if (!(await findOffice(db, orgId))) refuseAt('reception.orgId', '请选择可接收的单位')
  if (accusedOrgId && (await isPartOf(db, orgId, accusedOrgId)))
    refuseAt('reception.orgId', '不得将检举控告材料转至被反映单位')
}
