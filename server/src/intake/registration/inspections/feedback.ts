import type { CallInput } from '@portal/shared-lib/contract/form'
import type { registerFeedback as contract } from '@portal/shared-lib/contract/inspections'
import {
  FEEDBACK_STAGES,
  FEEDBACK_WAYS,
  FEEDBACK_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/inspection-feedback'
import { sql } from 'kysely'
import { getPetition } from '../../../petitions/record/scope'
import { addStep } from '../../../petitions/record/timeline'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import { dayOf } from '../../../platform/calendar/china-time'
import { refuseField, refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { contextOf } from '../ask'

type FeedbackAsk = Ask<CallInput<typeof contract>>
type Petition = Awaited<ReturnType<typeof getPetition>>

const INSPECTION = '500'
const ENDED = '2'
const ACTION = '反馈登记'

/** 反馈登记: tells the timeline and the list what the inspection team was told. */
export async function registerFeedback(ask: FeedbackAsk): Promise<null> {
  const { db, caller, args, services } = ask
  const at = services.now()
  const petition = await getPetition(db, caller, args.petitionNo)
  refuseUnfit(ask, petition, at)
  const text = `${args.day}${FEEDBACK_WAYS[args.way]}向${args.receiver}${FEEDBACK_STAGES[args.stage]}：${args.text}`
  await addStep(db, caller, { petitionId: petition.id, action: ACTION, at, text, shared: false })
  await keep(ask, petition.id, at)
  const audited = { ...actorOf(caller), action: ACTION, objectType: 'petition', objectId: petition.petition_no }
  await recordAudit(db, { ...contextOf(ask).origin, ...audited })
  return null
}

function refuseUnfit({ args, caller }: FeedbackAsk, petition: Petition, at: Date): void {
  if (petition.channel !== INSPECTION || petition.register_org_id !== caller.orgId) refuseRule(TEXTS.notOwn)
  if (args.day < dayOf(petition.registered_at)) refuseField(TEXTS.earlyDay, 'fkrq')
  if (args.day > dayOf(at)) refuseField(TEXTS.lateDay, 'fkrq')
  if (args.stage === ENDED && petition.end_state === '') refuseField(TEXTS.notEnded, 'fkjd')
}

/** The timeline's step before keeps the petition locked, so that serials do not meet. */
async function keep({ db, caller, args }: FeedbackAsk, petitionId: string, at: Date): Promise<void> {
  const of = { province_code: caller.provinceCode, petition_id: petitionId }
  const seq = db
    .selectFrom('inspection_feedback')
    .where('province_code', '=', of.province_code)
    .where('petition_id', '=', petitionId)
    .select(eb => sql<number>`${eb.fn.countAll()} + 1`.as('seq'))
  const { stage, day, way, receiver, text } = args
  await db
    .insertInto('inspection_feedback')
    .values({ ...of, seq, stage, day, way, receiver, text, person_id: caller.personId, at })
    .execute()
}
