import { sql } from 'kysely'
import { SETS } from '../../../petitions/todos/sets'
import { byAbout, coded, column, field } from '../make'
import { todoView } from './todos'

/** A page of its own, and the lists that hold the same to-dos. */
const pagesWith = (page: string) => [page, 'toDoManage/departToDo', 'toDoManage/personalToDo']

/** SQL of the newest row of a table about a to-do's petition, or about its step. */
const newest = (table: string, as: string, of: 'petition' | 'step') => sql`left join lateral (
  select * from ${sql.table(table)} as each where each.province_code = todo.province_code
    and each.petition_id = todo.petition_id ${of === 'step' ? sql`and each.step_id = todo.step_id` : sql``}
  order by each.id desc limit 1) as ${sql.ref(as)} on true`

const CHECK = sql`${newest('closing_check', 'checking', 'petition')}
  left join person as checker on checker.id = checking.checked_by
  left join organisation as responsible on responsible.id = petition.responsible_org_id`

/** SQL for how a petition was rated on one side. */
const rating = (side: 'bureau' | 'unit') => sql`(
  select coalesce((select code_name from code_item where table_name = 'DM_MYD' and code_id = evaluation.value), '')
  from evaluation where evaluation.province_code = petition.province_code
    and evaluation.petition_id = petition.id and evaluation.side = ${side})`

/** Working days from sending to asking for the return, on the calendar of those days. */
const WORKING_DAYS_USED = sql`(
  select count(*) from work_calendar where work_calendar.kind in ('W', 'A')
    and work_calendar.day > (step.sent_at at time zone 'Asia/Shanghai')::date
    and work_calendar.day <= (step.return_asked_at at time zone 'Asia/Shanghai')::date)`

/** What comes back from those to whom petitions were handed over, notices, closing checks, entering for others. */
export const HANDLING_VIEWS = {
  v_blbg: todoView({
    pages: pagesWith('toDoManage/reportSignFor'),
    setsOf: SETS.reports,
    tables: newest('handling_report', 'report', 'step'),
    columns: {
      assignedAt: column('step.sent_at', 'instant'),
      reportedAt: column('step.reported_at', 'instant'),
      outcome: coded('DM_JLLX', 'report.outcome'),
      petitionerAttitude: coded('DM_XFRYJ', 'report.petitioner_attitude'),
      rejectCount: column('step.reject_count', 'number'),
    },
    sorts: { assignedAt: byAbout('step.sent_at'), reportedAt: byAbout('step.reported_at') },
    fields: { outcome: field('结论', 'code', 'report.outcome', 'DM_JLLX') },
    order: { field: 'receivedAt', descending: false },
  }),
  v_thqs: todoView({
    pages: pagesWith('toDoManage/returnSignFor'),
    setsOf: SETS.returns,
    columns: {
      sentAt: column('step.sent_at', 'instant'),
      returnedAt: column('step.return_asked_at', 'instant'),
      workdaysUsed: column(WORKING_DAYS_USED, 'number'),
      reason: column('step.return_reason'),
      suggestedUnit: column('step.return_unit'),
      returnCount: column('step.return_count', 'number'),
    },
    sorts: { sentAt: byAbout('step.sent_at'), returnedAt: byAbout('step.return_asked_at') },
    fields: {
      returnCount: field('退回次数', 'number', 'step.return_count'),
      suggestedUnit: field('建议承办单位', 'text', 'step.return_unit'),
    },
    order: { field: 'receivedAt', descending: false },
  }),
  v_gzs: todoView({
    pages: pagesWith('toDoManage/noticeUpload'),
    setsOf: SETS.notices,
    tables: newest('petition_document', 'document', 'step'),
    columns: {
      docType: coded('DM_WSLX', 'document.doc_type'),
      issuedAt: column('document.issued_at', 'instant'),
      documentNo: column(sql`coalesce(document.content ->> 'documentNo', '')`),
    },
    fields: { docType: field('文书类型', 'code', 'document.doc_type', 'DM_WSLX') },
  }),
  v_bjhc: todoView({
    pages: ['toDoManage/closingCheck'],
    setsOf: SETS.closingChecks,
    tables: CHECK,
    columns: {
      unit: column('responsible.company_name'),
      closeType: coded('DM_BJLX', 'petition.close_type'),
      closedAt: column('petition.closed_at', 'instant'),
      bureauRating: column(rating('bureau')),
      unitRating: column(rating('unit')),
      selectReason: column('checking.select_reason'),
      checker: column('checker.user_name'),
      score: column('checking.score', 'number'),
    },
    sorts: { closedAt: byAbout('petition.closed_at') },
    fields: {
      selectReason: field('抽取原因', 'code', 'checking.select_reason'),
      closedAt: field('办结日期', 'instant', 'petition.closed_at'),
    },
    order: { field: 'receivedAt', descending: true },
  }),
  v_dlr: todoView({
    pages: ['toDoManage/proxyEntry'],
    setsOf: SETS.proxyEntries,
    columns: { stepState: column('step.state'), sentAt: column('step.sent_at', 'instant') },
    sorts: { sentAt: byAbout('step.sent_at') },
  }),
}
