import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

/** Seals of the caller's organisation, ended ones too. */
export const sealsOf = (db: Db, { provinceCode, orgId }: Caller) =>
  db.selectFrom('org_seal').where('org_seal.province_code', '=', provinceCode).where('org_seal.org_id', '=', orgId)

/** Those that may be used on a day. */
export const sealsInUse = (db: Db, caller: Caller, day: string) =>
  sealsOf(db, caller)
    .where('ended_at', 'is', null)
    .where('valid_from', '<=', day)
    .where('valid_until', '>=', day)
    .orderBy('org_seal.id')
