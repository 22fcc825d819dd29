import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { feedback, handleFeedback } from '@portal/shared-lib/contract/knowledge-admin'
import { dayOf } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import { isRowId } from '../../../platform/paging/row-id'
import { refuse, refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { note } from './held'
import { tellHandled } from './tell'

/** Faults that are shown of a document: those to be handled first, then the newest. */
const SHOWN = 200

/** What readers have said of a document, of all its versions. */
export async function readFeedback(db: Db, id: string): Promise<CallAnswer<typeof feedback>> {
  const node = await db.selectFrom('kb_node').where('id', '=', id).select('id').executeTakeFirst()
  if (!node) refuse('notFound', { what: '知识内容' })
  const of = db.selectFrom('kb_feedback').where('node_id', '=', id)
  const { helped } = await of
    .where('kind', '=', 'helpful')
    .select(eb => eb.fn.countAll<number>().as('helped'))
    .executeTakeFirstOrThrow()
  const rows = await of
    .innerJoin('person as giver', 'giver.id', 'kb_feedback.person_id')
    .leftJoin('person as handler', 'handler.id', 'kb_feedback.handled_by')
    .where('kind', '=', 'wrong')
    .orderBy(eb => eb('handled_at', 'is not', null))
    .orderBy('given_at', 'desc')
    .orderBy('kb_feedback.id', 'desc')
    .limit(SHOWN)
    .select(['kb_feedback.id', 'version', 'words', 'given_at', 'handled_at', 'reply', 'giver.user_name as givenBy'])
    .select('handler.user_name as handledBy')
    .execute()
  const faults = rows.map(({ given_at, handled_at, handledBy, ...row }) => ({
    ...row,
    givenOn: dayOf(given_at),
    handledBy: handledBy ?? '',
    handledOn: handled_at && dayOf(handled_at),
  }))
  return { helped: Number(helped), faults }
}

/** Ends a fault that was pointed out: who has done so hears what has become of it. */
export async function endFeedback(ask: Ask<CallInput<typeof handleFeedback>>): Promise<null> {
  const { args, caller, db, services } = ask
  const found =
    (isRowId(args.feedbackId) ? await findFault(db, args.feedbackId) : undefined) ??
    refuse('notFound', { what: '反馈' })
  if (found.handledAt !== null) refuseRule(`该反馈已由${found.handledBy}处理，请刷新后查看`)
  await db
    .updateTable('kb_feedback')
    .set({ handled_at: services.now(), handled_by: caller.personId, reply: args.reply })
    .where('id', '=', args.feedbackId)
    .execute()
  await tellHandled(ask, found)
  await note(ask, `处理内容有误反馈：《${found.title}》`, found.nodeId)
  return null
}

/** Held, so that one alone handles it; who did so is read once nobody else holds it. */
async function findFault(db: Db, feedbackId: string) {
  await db.selectFrom('kb_feedback').where('id', '=', feedbackId).select('id').forUpdate().execute()
  return await db
    .selectFrom('kb_feedback')
    .innerJoin('kb_node', 'kb_node.id', 'kb_feedback.node_id')
    .leftJoin('kb_doc', 'kb_doc.node_id', 'kb_feedback.node_id')
    .leftJoin('person as handler', 'handler.id', 'kb_feedback.handled_by')
    .where('kb_feedback.id', '=', feedbackId)
    .where('kb_feedback.kind', '=', 'wrong')
    .select(['kb_feedback.node_id as nodeId', 'title', 'kb_feedback.person_id as givenBy', 'handled_at as handledAt'])
    .select(['handler.user_name as handledBy', 'kb_doc.node_id as published'])
    .executeTakeFirst()
}
