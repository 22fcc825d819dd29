import type { Db } from '../../platform/database/connect'
import type { Judgement } from './judge'

/** Keeps what was decided of each earlier petition, for whoever handles the new one. */
export async function keepDecisions(db: Db, provinceCode: string, petitionId: string, { decided }: Judgement) {
  if (decided.length === 0) return
  const place = { province_code: provinceCode, petition_id: petitionId }
  await db
    .insertInto('duplicate_decision')
    .values(
      decided.map(({ candidate: { petition, score }, decision }) => ({
        ...place,
        other_id: petition.id,
        decision,
        score,
      })),
    )
    .execute()
}
