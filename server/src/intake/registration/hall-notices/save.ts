import type { CallInput } from '@portal/shared-lib/contract/form'
import type { saveHallNotice } from '@portal/shared-lib/contract/hall-notices'
import { linesOf, HALL_NOTICE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/hall-notice'
import { sql } from 'kysely'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import { dateTimeOf } from '../../../platform/calendar/china-time'
import { refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { contextOf } from '../ask'
import { noticeOf } from './read'

type SaveAsk = Ask<CallInput<typeof saveHallNotice>>

/** Of two who write at once the second is told of the first. */
export async function saveNotice(ask: SaveAsk): Promise<null> {
  const { db, caller, args, services } = ask
  const written = { text: linesOf(args.text).join('\n'), changed_by: caller.personId, changed_at: services.now() }
  const kept = await db
    .insertInto('hall_notice')
    .values({ ...written, province_code: caller.provinceCode, org_id: caller.orgId, version: 1 })
    .onConflict(known =>
      known
        .columns(['province_code', 'org_id'])
        .doUpdateSet({ ...written, version: sql<number>`hall_notice.version + 1` })
        .where('hall_notice.version', '=', args.version),
    )
    .returning('version')
    .executeTakeFirst()
  if (!kept) return refuseChanged(ask)
  const audited = { action: '编辑大厅公告', objectType: 'hallNotice', objectId: caller.orgId }
  await recordAudit(db, { ...contextOf(ask).origin, ...actorOf(caller), ...audited })
  return null
}

async function refuseChanged({ db, caller }: SaveAsk): Promise<never> {
  const { name, at } = await noticeOf(db, caller)
    .innerJoin('person', 'person.id', 'changed_by')
    .select(['person.user_name as name', 'changed_at as at'])
    .executeTakeFirstOrThrow()
  return refuseRule(TEXTS.changed(name, dateTimeOf(at)))
}
