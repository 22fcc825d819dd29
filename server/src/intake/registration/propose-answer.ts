import { addStep } from '../../petitions/record/timeline'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Ask } from '../../platform/route'

/** 拟答复意见: written while the petition was thought to be simple; its own office reads it, and may answer with it. */
export async function proposeAnswer(ask: Ask<unknown>, petitionId: string, text: string): Promise<void> {
  const { db, caller, services } = ask
  const at = services.now()
  const of = { province_code: caller.provinceCode, petition_id: petitionId }
  await db
    .insertInto('proposed_answer')
    .values({ ...of, text, person_id: caller.personId, at })
    .execute()
  await addStep(db, caller, { petitionId, action: '拟答复意见', at, text, shared: false })
}

/** What the caller's office has proposed as an answer; empty where it has not. */
export async function proposedAnswer(db: Db, { provinceCode, orgId }: Caller, petitionId: string): Promise<string> {
  const found = await db
    .selectFrom('proposed_answer')
    .innerJoin('petition', join =>
      join
        .onRef('petition.province_code', '=', 'proposed_answer.province_code')
        .onRef('petition.id', '=', 'proposed_answer.petition_id'),
    )
    .where('proposed_answer.province_code', '=', provinceCode)
    .where('proposed_answer.petition_id', '=', petitionId)
    .where('petition.register_org_id', '=', orgId)
    .select('proposed_answer.text')
    .executeTakeFirst()
  return found?.text ?? ''
}
