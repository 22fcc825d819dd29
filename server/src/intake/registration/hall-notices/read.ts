import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { hallNotice } from '@portal/shared-lib/contract/hall-notices'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'

const NONE = { text: '', version: 0 }

/** Of the caller's organisation. */
export const noticeOf = (db: Db, { provinceCode, orgId }: Caller) =>
  db
    .selectFrom('hall_notice')
    .where('hall_notice.province_code', '=', provinceCode)
    .where('hall_notice.org_id', '=', orgId)

export const readNotice = async (db: Db, caller: Caller): Promise<CallAnswer<typeof hallNotice>> =>
  (await noticeOf(db, caller).select(['text', 'version']).executeTakeFirst()) ?? NONE
