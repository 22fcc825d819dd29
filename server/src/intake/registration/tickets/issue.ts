import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/tickets'
import { STATE } from '../../../petitions/record/states'
import { startTimeline } from '../../../petitions/record/timeline'
import { movingTogether } from '../../../petitions/todos/counter'
import { openTodo, placeTodo } from '../../../petitions/todos/open'
import { noteOfOwner } from '../../../petitions/todos/owner'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import { dayOf } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { sendMessage } from '../../../post/messages/send'
import { contextOf } from '../ask'
import { storePersons } from '../persons'
import { waitingColumns } from '../waiting'
import { nextTicketNo, takeReserved } from './number'
import { TICKET, ticketsOfDay } from './ticket'

const INTERVIEWER = 'R03'

interface Interviewer {
  readonly personId: string
  readonly deptId: string
}

/** Whoever is named to receive a visitor; undefined where nobody is. */
async function findInterviewer(db: Db, caller: Caller, personId: string): Promise<Interviewer | undefined> {
  if (!personId) return undefined
  const found = await interviewers(db, caller).where('person.id', '=', personId).executeTakeFirst()
  return found ?? refuseRule('该人员不能接谈，请另选接谈人')
}

/** Those of the caller's department who receive visitors. */
async function interviewersIn(db: Db, caller: Caller): Promise<string[]> {
  const found = await interviewers(db, caller).where('post.dept_id', '=', caller.deptId).execute()
  return found.map(({ personId }) => personId)
}

const interviewers = (db: Db, { orgId }: Caller) =>
  db
    .selectFrom('post')
    .innerJoin('post_role', 'post_role.post_id', 'post.id')
    .innerJoin('person', 'person.id', 'post.person_id')
    .where('post.org_id', '=', orgId)
    .where('post_role.role_code', '=', INTERVIEWER)
    .where('person.in_use', '=', true)
    .select(['person.id as personId', 'post.dept_id as deptId'])

type IssueAsk = Ask<CallInput<typeof contract.issueTicket>>

const VISIT = '200'
const VISITOR = '来访人'
const ISSUED = '窗口发号'

/** 窗口发号: the visitor waits to be called, by whom is named or by whoever of the hall is free. */
export function issueTicket(ask: IssueAsk): Promise<CallAnswer<typeof contract.issueTicket>> {
  return movingTogether(ask.db, ask.caller.provinceCode, async () => {
    const { db, caller, args, services } = ask
    const at = services.now()
    const interviewer = await findInterviewer(db, caller, args.interviewerId)
    const ticketNo = args.ticketNo
      ? await takeReserved(db, caller, args.ticketNo, at)
      : await nextTicketNo(db, caller, at)
    const waiting = await countWaiting(db, caller, at)
    const petitionId = await storeVisit(ask, ticketNo, at)
    await storeTicket(ask, { ticketNo, petitionId, interviewer, at })
    const audited = { action: ISSUED, objectType: 'ticket', objectId: ticketNo }
    await recordAudit(db, { ...contextOf(ask).origin, ...actorOf(caller), ...audited })
    const deputy = await giveInterview(ask, { ticketNo, petitionId, interviewer, at })
    const text = [ticketNo, deputy].filter(Boolean).join('；')
    await startTimeline(db, caller, { petitionId, action: ISSUED, at, text }, STATE.toRegister)
    return { ticketNo, waiting }
  })
}

interface Issued {
  readonly ticketNo: string
  readonly petitionId: string
  readonly interviewer: Interviewer | undefined
  readonly at: Date
}

async function countWaiting(db: Db, caller: Caller, at: Date): Promise<number> {
  const { count } = await ticketsOfDay(db, caller, at)
    .clearOrderBy()
    .where('state', '=', TICKET.waiting)
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The visit as it waits to be registered. */
async function storeVisit({ db, caller, args, services }: IssueAsk, ticketNo: string, at: Date): Promise<string> {
  const { personCount, reason, name } = args
  const arrival = { channel: VISIT, day: dayOf(at), at, personCount, summary: reason }
  const { id } = await db
    .insertInto('petition')
    .values({ ...waitingColumns(caller, arrival), ticket_no: ticketNo })
    .returning('id')
    .executeTakeFirstOrThrow()
  const visitor = { role: '1', name: name || VISITOR }
  const of = { provinceCode: caller.provinceCode, petitionId: id }
  await storePersons(db, services.fieldKeys, of, { anonymous: false, persons: [visitor] })
  return id
}

async function storeTicket({ db, caller, args }: IssueAsk, { ticketNo, petitionId, interviewer, at }: Issued) {
  const of = { province_code: caller.provinceCode, ticket_no: ticketNo, petition_id: petitionId }
  await db
    .insertInto('window_ticket')
    .values({
      ...of,
      org_id: caller.orgId,
      dept_id: caller.deptId,
      window_name: args.windowName,
      name: args.name,
      person_count: args.personCount,
      reason: args.reason,
      issued_by: caller.personId,
      issued_at: at,
    })
    .execute()
  await db
    .insertInto('interview')
    .values({ ...of, interviewer_id: interviewer?.personId ?? null })
    .execute()
}

/** The interview waits with whoever holds it, whose deputy is answered where there is one; that there is a ticket without a petition is the window's to know. */
async function giveInterview({ db, caller, args }: IssueAsk, { ticketNo, petitionId, interviewer, at }: Issued) {
  const { provinceCode, orgId, deptId } = caller
  const of = {
    provinceCode,
    petitionId,
    orgId,
    deptId,
    refId: ticketNo,
    sourceOrgId: orgId,
    dueAt: null,
    createdAt: at,
    givenBy: caller.personId,
  }
  const { owner } = await placeTodo(db, { ...of, ...interviewer, type: 'interview' })
  await openTodo(db, { ...of, type: 'windowTicket' })
  const personIds = interviewer ? [interviewer.personId] : await interviewersIn(db, caller)
  const text = `窗口登记${ticketNo}：${args.windowName}，${args.personCount}人，请接谈。`
  await sendMessage(db, { personIds, type: 'windowRegistration', text, at, from: caller.orgName })
  return await noteOfOwner(db, owner)
}
