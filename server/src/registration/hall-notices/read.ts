import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { hallNotice } from '@portal/shared-lib/contract/hall-notices'
import type { Db } from '../../database/connect'
import type { Caller } from '../../identity/caller'

const NONE = { text: '', version: 0 }

/** Of the caller's organisation. */
export const noticeOf = (db: Db, { provinceCode, orgId }: Caller) =>
  db
    .selectFrom('hall_notice')
    .where('hall_notice.province_code', '=', provinceCode)
    .where('hall_notice.org_id', '=', orgId)

export const readNotice = async (db: Db, caller: Caller): Promise<CallAnswer<typeof hallNotice>> =>
  (await noticeOf(db, caller).select(['text', 'version']).executeTakeFirst()) ?? NONE
