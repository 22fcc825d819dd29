import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { SUPERVISION_EVENT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/recommendation'
import type * as contract from '@portal/shared-lib/contract/supervision-events'
import { sql } from 'kysely'
import { findOffice } from '../people/organisations/office'
import { inPlaceOf } from '../people/organisations/successor'
import { getPetition, getPetitionId, petitionsVisibleTo } from '../petitions/record/scope'
import { actorOf } from '../platform/audit/actor'
import { recordAudit } from '../platform/audit/record'
import { dateTimeOf, dayOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { attachFiles } from '../platform/files/attach'
import { rowsBefore, splitPage } from '../platform/paging/page'
import { isRowId } from '../platform/paging/row-id'
import { countTotal } from '../platform/paging/total'
import { refuse, refuseField, refuseRule } from '../platform/refusal'
import type { Ask } from '../platform/route'
import { isOffice, ordersVisibleTo } from '../supervisions/sight'

type AddAsk = Ask<CallInput<typeof contract.addSupervisionEvent>>
type Asked = CallInput<typeof contract.supervisionEvents>
type Answer = CallAnswer<typeof contract.supervisionEvents>
type Event = Answer['list'][number]
type Query = ReturnType<typeof eventsVisibleTo>

/** Of the caller's organisation as far as the caller may know of their petitions, and those that concern it. */
export const eventsVisibleTo = (db: Db, caller: Caller) =>
  db
    .selectFrom('supervision_event as event')
    .where('event.province_code', '=', caller.provinceCode)
    .where(eb =>
      eb.or([
        eb.and([
          eb('event.org_id', 'in', inPlaceOf(caller.orgId)),
          eb.or([eb('event.petition_id', 'is', null), eb.exists(petitionOf(db, caller))]),
        ]),
        eb('event.to_org_id', 'in', inPlaceOf(caller.orgId)),
      ]),
    )

const petitionOf = (db: Db, caller: Caller) =>
  petitionsVisibleTo(db, caller)
    .where('petition.id', '=', sql<string>`event.petition_id`)
    .select('petition.petition_no')
    .offset(0)

/** Records what was done to an organisation; nobody has to do anything about it. */
export async function addEvent(ask: AddAsk): Promise<Event> {
  const { db, caller, args, services, requestId, request } = ask
  const at = services.now()
  if (args.heldOn > dayOf(at)) refuseField(TEXTS.notYet, 'rq')
  const receiver = await findOffice(db, args.receiverId)
  if (!receiver || receiver.id === caller.orgId) return refuseField(TEXTS.noReceiver, 'dxdw')
  const { id } = await db
    .insertInto('supervision_event')
    .values({
      province_code: caller.provinceCode,
      ...(await subjectOf(ask)),
      kind: args.kind,
      org_id: caller.orgId,
      to_org_id: receiver.id,
      held_on: args.heldOn,
      document_no: args.documentNo,
      participants: args.participants,
      text: args.text,
      file_ids: await attachFiles(db, caller, args.fileIds),
      recorded_by: caller.personId,
      recorded_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const audited = { action: '登记督办措施', objectType: 'supervision_event', objectId: id }
  await recordAudit(db, { requestId, address: request.ip, ...actorOf(caller), ...audited })
  const [event] = await shown(db, caller, eventsVisibleTo(db, caller).where('event.id', '=', id)).execute()
  if (!event) throw new Error(`Event ${id} is not visible`)
  return (await eventsOf(db, [event]))[0] as Event
}

async function subjectOf({ db, caller, args }: AddAsk) {
  const { petitionNo, supervisionId } = args
  if (supervisionId !== '') return { petition_id: null, supervision_id: await ownOrder(db, caller, supervisionId) }
  if (petitionNo === '') return refuseRule(TEXTS.noSubject)
  const petition = await getPetition(db, caller, petitionNo)
  if (petition.walled_off) refuseRule(TEXTS.walled)
  return { petition_id: petition.id, supervision_id: null }
}

/** An order by which the caller's organisation supervises. */
async function ownOrder(db: Db, caller: Caller, id: string): Promise<string> {
  const own = ordersVisibleTo(db, caller).where(isOffice(caller)).select('supervision.id')
  const found = isRowId(id) ? await own.where('supervision.id', '=', id).executeTakeFirst() : undefined
  return found?.id ?? refuse('notFound', { what: '督办件' })
}

export async function listEvents(db: Db, caller: Caller, ask: Asked): Promise<Answer> {
  const { cursor, year, kind, words } = ask
  if (cursor !== undefined && !isRowId(cursor)) refuse('badInput', { detail: 'cursor' })
  const found = eventsVisibleTo(db, caller)
    .$if(year !== 0, query =>
      query.where('event.held_on', '>=', `${year}-01-01`).where('event.held_on', '<=', `${year}-12-31`),
    )
    .$if(kind !== '', query => query.where('event.kind', '=', kind as '1'))
    .$if(words !== '', query => query.where(speaksOf(words)))
  const page = shown(db, caller, found)
    .orderBy('event.id', 'desc')
    .limit(ask.limit + 1)
  const rows = await (cursor === undefined
    ? page.offset(rowsBefore(ask))
    : page.where('event.id', '<', cursor)
  ).execute()
  const { rows: those, next } = splitPage(rows, ask.limit, ({ id }) => id)
  return { list: await eventsOf(db, those), ...(await countTotal(db, found.select('event.id'))), next }
}

const speaksOf = (words: string) => sql<boolean>`(starts_with(event.document_no, ${words}) or exists (
  select from organisation where organisation.id = event.to_org_id and strpos(company_name, ${words}) > 0))`

export async function readEventsOf(
  db: Db,
  caller: Caller,
  { petitionNo, supervisionId }: CallInput<typeof contract.supervisionEventsOf>,
): Promise<Event[]> {
  const all = shown(db, caller, eventsVisibleTo(db, caller)).orderBy('event.id', 'desc')
  if (petitionNo !== '') {
    const petitionId = await getPetitionId(db, caller, petitionNo)
    return await eventsOf(db, await all.where('event.petition_id', '=', petitionId).execute())
  }
  if (!isRowId(supervisionId)) return []
  const ofOrder = all
    .where('event.supervision_id', '=', supervisionId)
    .where('event.org_id', 'in', inPlaceOf(caller.orgId))
  return await eventsOf(db, await ofOrder.execute())
}

const shown = (db: Db, caller: Caller, query: Query) =>
  query
    .innerJoin('organisation as office', 'office.id', 'event.org_id')
    .innerJoin('organisation as receiver', 'receiver.id', 'event.to_org_id')
    .innerJoin('person', 'person.id', 'event.recorded_by')
    .select(['event.id', 'event.kind', 'event.held_on', 'event.document_no', 'event.participants', 'event.text'])
    .select(['event.file_ids', 'event.recorded_at', 'office.company_name as organisation'])
    .select(['receiver.company_name as receiver', 'person.user_name as recordedBy'])
    .select(petitionOf(db, caller).as('petitionNo'))

type Row = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

async function eventsOf(db: Db, rows: readonly Row[]): Promise<Event[]> {
  const ids = rows.flatMap(row => row.file_ids)
  const files =
    ids.length > 0 ? await db.selectFrom('file').where('id', 'in', ids).select(['id', 'name']).execute() : []
  return rows.map(({ held_on, document_no, file_ids, recorded_at, petitionNo, ...row }) => ({
    ...row,
    heldOn: held_on,
    documentNo: document_no,
    petitionNo: petitionNo ?? '',
    files: files.filter(({ id }) => file_ids.includes(id)),
    recordedAt: dateTimeOf(recorded_at),
  }))
}

/** Whether the caller may open a file as the document of such a record. */
export async function readsByEvent(db: Db, caller: Caller, fileId: string): Promise<boolean> {
  const found = await eventsVisibleTo(db, caller)
    .where(eb => eb(eb.val(fileId), '=', eb.fn.any('event.file_ids')))
    .select('event.id')
    .executeTakeFirst()
  return found !== undefined
}
