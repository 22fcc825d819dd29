import type { SUPERVISION_TABS } from '@portal/shared-lib/contract/supervisions'
import { type RawBuilder, sql } from 'kysely'
import { entrustedTodos } from '../approvals/waiting/waiting'
import { mayKnowTodo } from '../petitions/access/wall'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { isOffice, mayKnowAddressee, mayKnowOrder } from './sight'

/** What a row of the list is made of: an order, and where it waits for the caller, the to-do. */
export interface Entry {
  readonly key: string
  readonly todo_id: string | null
  readonly todo_type: string | null
  readonly order_id: string | null
  readonly addressee_id: string | null
  readonly approval_id: string | null
  readonly petition_id: string
  /** Why it is suggested, of a suggestion. */
  readonly suggestion: string | null
  readonly due_at: Date | null
  readonly calm_at: Date | null
  readonly yellow_at: Date | null
  readonly orange_at: Date | null
}

/** To-dos of supervision: what the menu counts, and what waits in the list. */
export const SUPERVISION_TODOS = [
  ...(['superviseDraft', 'supervise', 'superviseUrge', 'superviseSuggestion'] as const),
  ...(['superviseReport', 'superviseReturn', 'superviseExtension', 'superviseApproval'] as const),
] as const

type Tab = (typeof SUPERVISION_TABS)[number]

/** SQL of what a tab shows, as rows of `Entry`. */
export const entriesOf = (db: Db, caller: Caller, tab: Tab, at: Date): RawBuilder<Entry> =>
  tab === 'mine'
    ? waiting(db, caller, at)
    : sql<Entry>`(
  select supervision.id as key, null::text as todo_id, null::text as todo_type, supervision.id as order_id,
    (select addressee.id from supervision_addressee as addressee
      where addressee.province_code = supervision.province_code and addressee.supervision_id = supervision.id
        and addressee.org_id = ${caller.orgId} order by addressee.closed_at nulls first, addressee.id limit 1) as addressee_id,
    null::bigint as approval_id, supervision.petition_id, null::text as suggestion, due.*
  from supervision
  left join lateral (${firstDue(caller)}) as due on true
  where supervision.province_code = ${caller.provinceCode} and ${IN_TAB[tab](caller)})`

/** The earliest limit of an order that runs for somebody of whom the caller may know. */
const firstDue = (caller: Caller) => sql`
  select clock.due_at, clock.calm_at, clock.yellow_at, clock.orange_at
  from supervision_addressee as addressee
  join clock on clock.province_code = addressee.province_code and clock.id = addressee.clock_id
  where addressee.province_code = supervision.province_code and addressee.supervision_id = supervision.id
    and clock.state in ('running', 'paused') and ${mayKnowAddressee(caller)}
  order by clock.due_at limit 1`

const ownIn = (states: readonly string[]) => (caller: Caller) =>
  sql<boolean>`supervision.state = any (${states}::text[]) and ${isOffice(caller)}`

const someAddressee = (condition: RawBuilder<boolean>) => sql<boolean>`exists (
  select from supervision_addressee as addressee
  where addressee.province_code = supervision.province_code and addressee.supervision_id = supervision.id
    and ${condition})`

const receivedBy = (isOver: RawBuilder<boolean>) => (caller: Caller) =>
  sql<boolean>`supervision.sent_at is not null
  and not ${isOffice(caller)} and ${someAddressee(sql<boolean>`${isOver} and ${mayKnowAddressee(caller)}`)}`

const IN_TAB: Readonly<Record<Exclude<Tab, 'mine'>, (caller: Caller) => RawBuilder<boolean>>> = {
  all: mayKnowOrder,
  draft: ownIn(['0']),
  inApproval: ownIn(['1']),
  sent: ownIn(['2', '3', '4', '5']),
  toJudge: caller =>
    sql<boolean>`${ownIn(['2', '3', '4', '5'])(caller)} and ${someAddressee(sql`addressee.state in ('4', '8')`)}`,
  closed: ownIn(['6', '7']),
  received: receivedBy(sql`addressee.closed_at is null`),
  answered: receivedBy(sql`addressee.closed_at is not null`),
}

/** Number of what was submitted, and the code of the action, out of the approval's subject. */
const SUBJECT = sql`split_part(approval.subject_id, ':', 1)::bigint`
const IS_ON_ORDER = sql`split_part(approval.subject_id, ':', 2) = 'S2'`

/**
 * Every open to-do of supervision that the caller has, or that nobody in the caller's department has yet, and every
 * approval that others have entrusted to the caller.
 */
const waiting = (db: Db, caller: Caller, at: Date) => sql<Entry>`(
  select todo.id as key, todo.id::text as todo_id, todo.todo_type,
    coalesce(addressee.supervision_id, case when todo.todo_type = 'superviseDraft' then todo.ref_id::bigint
      when todo.todo_type = 'superviseApproval' and ${IS_ON_ORDER} then ${SUBJECT} end) as order_id,
    addressee.id as addressee_id, approval.id as approval_id, todo.petition_id,
    case todo.todo_type when 'superviseSuggestion' then todo.ref_id end as suggestion,
    todo.due_at, todo.calm_at, todo.yellow_at, todo.orange_at
  from (
    select todo.* from todo
    where todo.province_code = ${caller.provinceCode} and todo.todo_type = any (${SUPERVISION_TODOS}::text[])
      and todo.done_at is null and todo.dept_id = ${caller.deptId} and todo.person_id in ('', ${caller.holderId})
      and ${mayKnowTodo(caller)}
    union all
    select todo.* from todo
    where todo.province_code = ${caller.provinceCode}
      and todo.id = any (array(${entrustedTodos(db, caller, at, 'superviseApproval')}))
  ) as todo
  left join approval on approval.province_code = todo.province_code
    and approval.id = case todo.todo_type when 'superviseApproval' then todo.ref_id::bigint end
  left join supervision_addressee as addressee on addressee.province_code = todo.province_code
    and addressee.id = case
      when todo.todo_type in ('supervise', 'superviseUrge', 'superviseReport', 'superviseReturn', 'superviseExtension')
        then todo.ref_id::bigint
      when todo.todo_type = 'superviseApproval' and not ${IS_ON_ORDER} then ${SUBJECT} end)`
