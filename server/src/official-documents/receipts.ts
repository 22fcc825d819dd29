import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { RECEIPT_FILTERS, receiversOf } from '@portal/shared-lib/contract/official-documents'
import { RECEIVER_STATE as STATE } from '@portal/shared-lib/contract/rules/official-document'
import { sql } from 'kysely'
import type { Db } from '../platform/database/connect'
import { splitPage } from '../platform/paging/page'
import { isRowId } from '../platform/paging/row-id'
import { refuse } from '../platform/refusal'
import { received } from './read'
import { inPortal, ofDocument } from './receivers'
import type { OfficialDocument } from './row'

type Filter = (typeof RECEIPT_FILTERS)[number]

/** SQL of what each filter leaves; counted by the same. */
const leaves = (now: Date): Readonly<Record<Filter, ReturnType<typeof sql<boolean>>>> => ({
  all: sql`true`,
  waiting: sql`state = ${STATE.waiting}`,
  signed: sql`state = ${STATE.signed}`,
  done: sql`state = ${STATE.done}`,
  late: sql`due_at < coalesce(signed_at, ${now})`,
  failed: sql`delivery_failure <> ''`,
})

/** A page of the receivers of a document in the order in which they were named, and how many each filter leaves. */
export async function listReceivers(
  db: Db,
  row: OfficialDocument,
  ask: CallInput<typeof receiversOf>,
  now: Date,
): Promise<CallAnswer<typeof receiversOf>> {
  const { words, filter, cursor, limit } = ask
  if (cursor !== undefined && !isRowId(cursor)) refuse('badInput', { detail: 'cursor' })
  const by = leaves(now)
  const named = ofDocument(db, row).$if(words !== '', query => query.where(sql<boolean>`strpos(name, ${words}) > 0`))
  const count = (condition: ReturnType<typeof sql<boolean>>) => sql<number>`(count(*) filter (where ${condition}))::int`
  const counts = await named
    .select([count(by.all).as('all'), count(by.waiting).as('waiting'), count(by.signed).as('signed')])
    .select([count(by.done).as('done'), count(by.late).as('late'), count(by.failed).as('failed')])
    .executeTakeFirstOrThrow()
  const rows = await named
    .where(by[filter])
    .$if(cursor !== undefined, query => query.where('seq', '>', Number(cursor)))
    .orderBy('seq')
    .limit(limit + 1)
    .selectAll()
    .select(inPortal)
    .execute()
  const { rows: shown, next } = splitPage(rows, limit, ({ seq }) => String(seq))
  return { list: shown.map(receiver => received(receiver, now)), total: counts[filter], next, counts }
}
