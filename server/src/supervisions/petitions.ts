import type { Db } from '../platform/database/connect'

/** The petitions that an order is about, as rules look at them. */
export const supervisedIn = (db: Db, provinceCode: string, orderId: string) =>
  db
    .selectFrom('supervision_petition as part')
    .innerJoin('petition', join =>
      join.onRef('petition.province_code', '=', 'part.province_code').onRef('petition.id', '=', 'part.petition_id'),
    )
    .where('part.province_code', '=', provinceCode)
    .where('part.supervision_id', '=', orderId)
    .orderBy('petition.id')
    .select(['petition.id', 'petition_no as petitionNo', 'walled_off as walledOff', 'end_state as endState'])
    .execute()
