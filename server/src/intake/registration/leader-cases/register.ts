import type { CallInput } from '@portal/shared-lib/contract/form'
import type { registerLeaderCase } from '@portal/shared-lib/contract/leader-cases'
import { LEADER_CASE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/leader-case'
import { findLeader } from '../../../people/organisations/leader'
import { findOffice } from '../../../people/organisations/office'
import { getPetition } from '../../../petitions/record/scope'
import { addStep } from '../../../petitions/record/timeline'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import { dayOf } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import { refuseField } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { contextOf } from '../ask'
import { inTurn } from '../taken'
import { type LeaderCase, readCases } from './leader-case'

const REGISTERED = '包案登记'

type RegisterAsk = Ask<CallInput<typeof registerLeaderCase>>

/** 包案登记: a petition has one leader at a time who answers for it (条例 第十八条). */
export async function registerCase(ask: RegisterAsk): Promise<LeaderCase> {
  const { db, caller, args, services } = ask
  const at = services.now()
  const { id: petitionId } = await getPetition(db, caller, args.petitionNo)
  if (args.dueOn < dayOf(at)) refuseField(TEXTS.pastDue, 'hjsx')
  await refuseStrangers(ask)
  await inTurn(db, `leader case ${caller.provinceCode} ${petitionId}`)
  await refuseTaken(db, caller.provinceCode, petitionId)
  const { id } = await db
    .insertInto('leader_case')
    .values({ petition_id: petitionId, ...columnsOf(ask, at) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addStep(db, caller, { petitionId, action: REGISTERED, at, text: args.leaderDuty })
  const audited = { action: REGISTERED, objectType: 'petition', objectId: args.petitionNo }
  await recordAudit(db, { ...contextOf(ask).origin, ...actorOf(caller), ...audited })
  const [made] = await readCases(db, caller, at, id)
  return made ?? missing(id)
}

const columnsOf = ({ caller, args }: RegisterAsk, at: Date) => ({
  province_code: caller.provinceCode,
  org_id: caller.orgId,
  leader_id: args.leaderId,
  leader_duty: args.leaderDuty,
  level: args.level,
  unit_id: args.unitId,
  in_charge: args.inCharge,
  cause: args.cause,
  measures: args.measures,
  due_on: args.dueOn,
  registered_by: caller.personId,
  registered_at: at,
})

/** The leader is somebody of the own organisation. */
async function refuseStrangers({ db, caller, args }: RegisterAsk): Promise<void> {
  if (!(await findLeader(db, caller, args.leaderId))) refuseField(TEXTS.noLeader, 'bald')
  if (!(await findOffice(db, args.unitId))) refuseField(TEXTS.noUnit, 'zrdw')
}

async function refuseTaken(db: Db, provinceCode: string, petitionId: string): Promise<void> {
  const open = await db
    .selectFrom('leader_case')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('result', '=', '')
    .select('id')
    .executeTakeFirst()
  if (open) refuseField(TEXTS.taken, 'xfjbh')
}

function missing(id: string): never {
  throw new Error(`The leader case ${id} is not there`)
}
