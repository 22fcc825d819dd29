import { sql } from 'kysely'
import { isVisible } from '../../../petitions/access/visible'
import { by, byIfAny, column, field } from '../make'
import type { View } from '../view'

const HALL = ['windowsComManage/windowsComRegister', 'visitorManage/visitorRegister']

const STATE_NAME = sql`case ticket.state when '1' then '等待' when '2' then '已叫号' when '3' then '接谈中'
  when '4' then '已办理' when '5' then '过号' when '9' then '已作废' else ticket.state end`

/** Minutes from when the ticket was given out until it was called, or until now. */
const waited = (now: Date) =>
  sql`floor(extract(epoch from coalesce(ticket.called_at, ${now}::timestamptz) - ticket.issued_at) / 60)`

const TICKET_COLUMNS = {
  ticketNo: column('ticket.ticket_no'),
  issuedAt: column('ticket.issued_at', 'instant'),
  name: column('ticket.name', 'name'),
  persons: column('ticket.person_count', 'number'),
  reason: column('ticket.reason'),
  window: column('ticket.window_name'),
  state: column('ticket.state'),
  stateName: column(STATE_NAME),
} as const

const TICKET_FIELDS = {
  ticketNo: field('票号', 'text', 'ticket.ticket_no'),
  state: field('状态', 'code', 'ticket.state'),
  window: field('窗口', 'text', 'ticket.window_name'),
  issuedAt: field('发号日期', 'instant', 'ticket.issued_at'),
} as const

/** SQL of 批次 and 人次: the visits themselves, and the people who came. */
const VISITS = sql`count(*)`
const VISITORS = sql`sum(petition.person_count)`

/** The leaders' receptions by leader, day, form and place, as far as the caller may see their petitions. */
const RECEPTIONS = (caller: Parameters<typeof isVisible>[0]) => sql`(
  select min(reception.id) as id, reception.day, reception.leader_id, reception.form, reception.place,
    count(distinct petition.id) as items, ${VISITORS} as persons,
    count(*) filter (where petition.end_state <> '') as solved,
    count(*) filter (where petition.end_state = '' and reception.due_on < current_date) as overdue,
    ${VISITS} as batches
  from leader_reception as reception
  join petition on petition.province_code = reception.province_code and petition.id = reception.petition_id
  where reception.province_code = ${caller.provinceCode} and ${isVisible(caller)}
  group by reception.day, reception.leader_id, reception.form, reception.place) as reception
  join person as leader on leader.id = reception.leader_id
  left join lateral (select position_name from post where post.person_id = leader.id order by post.id limit 1)
    as leader_post on true`

/** The hall: tickets, interviews, leaders' receptions. */
export const HALL_VIEWS: Readonly<Record<string, View>> = {
  v_ckdj: {
    pages: HALL,
    from: ({ now }) => sql`window_ticket as ticket
      cross join lateral (select ${waited(now)} as minutes) as waited`,
    where: ({ caller }) => sql`ticket.province_code = ${caller.provinceCode} and ticket.org_id = ${caller.orgId}`,
    id: sql.ref('ticket.ticket_no'),
    textId: true,
    columns: { ...TICKET_COLUMNS, waitMin: column('waited.minutes', 'number') },
    fields: TICKET_FIELDS,
    sorts: { issuedAt: by('ticket.issued_at') },
    order: { field: 'issuedAt', descending: false },
  },
  v_jtk: {
    pages: ['visitorManage/visitorRegister'],
    from: () => sql`interview
      join window_ticket as ticket on ticket.province_code = interview.province_code
        and ticket.ticket_no = interview.ticket_no
      left join person as interviewer on interviewer.id = interview.interviewer_id`,
    where: ({ caller }) => sql`interview.province_code = ${caller.provinceCode} and ticket.org_id = ${caller.orgId}`,
    id: sql.ref('interview.id'),
    columns: {
      ...TICKET_COLUMNS,
      cardNo: column('interview.id'),
      room: column('interview.room'),
      interviewer: column('interviewer.user_name'),
      startedAt: column('interview.started_at', 'instant'),
    },
    fields: { ...TICKET_FIELDS, interviewer: field('接谈人', 'text', 'interviewer.user_name') },
    sorts: { issuedAt: by('ticket.issued_at'), startedAt: byIfAny('interview.started_at') },
    order: { field: 'issuedAt', descending: false },
  },
  v_jf: {
    pages: ['leaderJieFang/leaderJFRegister'],
    from: ({ caller }) => RECEPTIONS(caller),
    where: () => sql`true`,
    id: sql.ref('reception.id'),
    columns: {
      date: column('reception.day'),
      leader: column('leader.user_name'),
      post: column('leader_post.position_name'),
      form: column('reception.form'),
      place: column('reception.place'),
      batches: column('reception.batches', 'number'),
      items: column('reception.items', 'number'),
      persons: column('reception.persons', 'number'),
      solved: column('reception.solved', 'number'),
      overdue: column('reception.overdue', 'number'),
    },
    fields: {
      leader: field('领导', 'text', 'leader.user_name'),
      form: field('接访形式', 'code', 'reception.form'),
      date: field('接访日期', 'day', 'reception.day'),
    },
    sorts: { date: by(sql`(reception.day::timestamp at time zone 'Asia/Shanghai')`) },
    order: { field: 'date', descending: true },
  },
}
