import type { auditSeals } from '@portal/shared-lib/contract/audit'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { dateTimeOf } from '../../calendar/china-time'
import type { Db } from '../../database/connect'
import { NO_HASH } from '../seal-of-row'

export async function readSeals(db: Db): Promise<CallAnswer<typeof auditSeals>> {
  const last = await db
    .selectFrom('audit_seal')
    .innerJoin('audit', 'audit.id', 'audit_id')
    .select(['seq', 'hash', 'at'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { waiting } = await db
    .selectFrom('audit_unsealed')
    .select(eb => eb.fn.countAll<string>().as('waiting'))
    .executeTakeFirstOrThrow()
  return {
    sealed: Number(last?.seq ?? 0),
    waiting: Number(waiting),
    lastHash: last?.hash ?? NO_HASH,
    lastAt: last ? dateTimeOf(last.at) : null,
  }
}
