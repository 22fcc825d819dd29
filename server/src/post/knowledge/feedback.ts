import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { giveFeedback, ownFeedback } from '@portal/shared-lib/contract/knowledge'
import { sql } from 'kysely'
import { addDays, dayOf, startOfDay } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuse, refuseRule } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import { note } from './managing/held'
import { tellOfFault } from './managing/tell'

/** Faults that one person may point out in a day. */
const MOST_A_DAY = 20

/** What the caller has said of what readers see of a document now, and how many it helps. */
export async function readOwnFeedback(
  db: Db,
  { personId }: Caller,
  id: string,
): Promise<CallAnswer<typeof ownFeedback>> {
  const { version } = await currentVersion(db, id)
  const rows = await db
    .selectFrom('kb_feedback')
    .where('node_id', '=', id)
    .where('version', '=', version)
    .where('person_id', '=', personId)
    .select(['kind', 'words', 'reply', sql<boolean>`handled_at is not null`.as('isHandled')])
    .execute()
  const { helped } = await db
    .selectFrom('kb_feedback')
    .where('node_id', '=', id)
    .where('version', '=', version)
    .where('kind', '=', 'helpful')
    .select(eb => eb.fn.countAll<number>().as('helped'))
    .executeTakeFirstOrThrow()
  return { version, helped: Number(helped), own: rows[0] ?? null }
}

/** Once for each version; who found it helpful may still point out a fault, which whoever answers for it hears of. */
export async function storeFeedback(ask: Ask<CallInput<typeof giveFeedback>>): Promise<null> {
  const { args, caller, db, services } = ask
  const { id, version, kind } = args
  const words = kind === 'wrong' ? args.words : ''
  if (kind === 'wrong' && words === '') refuseRule('请写明哪里有误')
  const { title, ownerId, version: current } = await currentVersion(db, id)
  if (version !== current) refuseRule('内容已更新，请刷新页面，核对新内容后再反馈')
  const at = services.now()
  if (kind === 'wrong') await refuseTooMany(db, caller, at)
  const given = await db
    .insertInto('kb_feedback')
    .values({ node_id: id, version, person_id: caller.personId, kind, words, given_at: at })
    .onConflict(conflict =>
      conflict
        .columns(['node_id', 'version', 'person_id'])
        .doUpdateSet({ kind, words, given_at: at })
        .where('kb_feedback.kind', '=', 'helpful'),
    )
    .returning('id')
    .executeTakeFirst()
  if (!given) refuseRule('您已反馈本版内容有误，处理后会告知您')
  if (kind === 'helpful') return null
  await tellOfFault(ask, { title, ownerId, words })
  await note(ask, `反馈内容有误：《${title}》`, id)
  return null
}

/** Of the versions published, the one that readers see; what was there before versions were kept is the first. */
async function currentVersion(db: Db, id: string) {
  const found = await db
    .selectFrom('kb_doc')
    .innerJoin('kb_node', 'kb_node.id', 'kb_doc.node_id')
    .where('kb_doc.node_id', '=', id)
    .select(['title', 'owner_id as ownerId'])
    .select(sql<number>`coalesce((select max(no) from kb_version where node_id = ${id}), 1)`.as('version'))
    .executeTakeFirst()
  return found ?? refuse('notFound', { what: '知识内容' })
}

/** One after the other, so that none slips through beside another. */
async function refuseTooMany(db: Db, { personId }: Caller, at: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`knowledge feedback ${personId}`}, 0))`.execute(db)
  const today = dayOf(at)
  const { given } = await db
    .selectFrom('kb_feedback')
    .where('person_id', '=', personId)
    .where('kind', '=', 'wrong')
    .where('given_at', '>=', startOfDay(today))
    .where('given_at', '<', startOfDay(addDays(today, 1)))
    .select(eb => eb.fn.countAll<number>().as('given'))
    .executeTakeFirstOrThrow()
  if (Number(given) >= MOST_A_DAY) refuseRule(`每天最多反馈${MOST_A_DAY}处有误的内容，请明天再反馈`)
}
