import type { CallInput } from '@portal/shared-lib/contract/form'
import type { followUp as contract } from '@portal/shared-lib/contract/receptions'
import {
  FOLLOW_UP_RESULTS,
  FOLLOW_UP_WAYS,
  RECEPTION_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/reception'
import { sql } from 'kysely'
import { getPetitionId } from '../../../petitions/record/scope'
import { addStep } from '../../../petitions/record/timeline'
import { dayOf } from '../../../platform/calendar/china-time'
import { refuseField } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { receivedOf } from './received'

type FollowUpAsk = Ask<CallInput<typeof contract>>

/** 接访回访: what the petitioner said some time after having been received. */
export async function followUp(ask: FollowUpAsk): Promise<null> {
  const { db, caller, args, services } = ask
  const at = services.now()
  const petitionId = await getPetitionId(db, caller, args.petitionNo)
  const received = await receivedOf(db, caller)
    .where('petition.id', '=', petitionId)
    .select('leader_reception.day')
    .executeTakeFirst()
  if (!received) refuseField(TEXTS.notReceived, 'xfjbh')
  if (args.day < received.day) refuseField(TEXTS.earlyFollowUp, 'hfrq')
  if (args.day > dayOf(at)) refuseField(TEXTS.lateFollowUp, 'hfrq')
  const said = `${args.day}${FOLLOW_UP_WAYS[args.way]}回访，${FOLLOW_UP_RESULTS[args.result]}：${args.text}`
  await addStep(db, caller, { petitionId, action: '接访回访', at, text: said })
  await keep(ask, petitionId, at)
  return null
}

/** The timeline's step before keeps the petition locked, so that serials do not meet. */
async function keep({ db, caller, args }: FollowUpAsk, petitionId: string, at: Date): Promise<void> {
  const of = { province_code: caller.provinceCode, petition_id: petitionId }
  const seq = db
    .selectFrom('reception_follow_up')
    .where('province_code', '=', of.province_code)
    .where('petition_id', '=', petitionId)
    .select(eb => sql<number>`${eb.fn.countAll()} + 1`.as('seq'))
  const { day, way, result, text } = args
  await db
    .insertInto('reception_follow_up')
    .values({ ...of, seq, day, way, result, text, person_id: caller.personId, at })
    .execute()
}
