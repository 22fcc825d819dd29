import { sql } from 'kysely'
import { SETS } from '../../../petitions/todos/sets'
import { by, byRegistered, column, field, registered } from '../make'
import { headOf } from '../petition-parts'
import { todoView } from './todos'

/** How many earlier petitions a registrar has found alike. */
const ALIKE = sql`(
  select count(*) from duplicate_decision as decision where decision.province_code = petition.province_code
    and decision.petition_id = petition.id)`

const FILES = sql`(
  select count(*) from petition_file where petition_file.province_code = petition.province_code
    and petition_file.petition_id = petition.id)`

/** How far the last report to a leader is. */
const ESCALATION = sql`coalesce((
  select case approval.state when 'pending' then '待批示' when 'approved' then '已批示' when 'returned' then '已退回' end
  from approval where approval.province_code = petition.province_code and approval.petition_id = petition.id
    and approval.subject_type = 'escalate'
  order by approval.id desc limit 1), '')`

/** What waits to be registered is little, and worked off from the oldest on. */
const SUBMITTED = { djsj: by('petition.registered_at') }

const ONLINE_COLUMNS = {
  itemId: column('petition.id'),
  submitAt: column('petition.registered_at', 'instant'),
  platform: registered('sourceType'),
  sourceNo: registered('sourceNo'),
  mobile: column('main.mobile', 'mobile'),
  textHead: column(headOf(sql`coalesce(nullif(petition.original_text, ''), petition.summary)`)),
  similar: column(ALIKE, 'number'),
  fileCount: column(FILES, 'number'),
} as const

const ONLINE_FIELDS = {
  platform: byRegistered('sourceType', '来源平台'),
  sourceNo: byRegistered('sourceNo', '原编号'),
  fileCount: field('附件数', 'number', FILES),
  similar: field('相似件数', 'number', ALIKE),
} as const

/** What waits to be registered: online, for leaders, scanned. */
export const ARRIVAL_VIEWS = {
  v_wsxf: todoView({
    pages: ['netManage/netRegister', 'toDoManage/netLetterRegister', 'departWsxfTab', 'personalWsxfTab'],
    setsOf: SETS.online,
    columns: ONLINE_COLUMNS,
    fields: ONLINE_FIELDS,
    sorts: SUBMITTED,
    order: { field: 'djsj', descending: false },
  }),
  v_ldxx: todoView({
    pages: ['toDoManage/leaderMailbox'],
    setsOf: SETS.leaderLetters,
    columns: { ...ONLINE_COLUMNS, escalation: column(ESCALATION) },
    fields: ONLINE_FIELDS,
    sorts: SUBMITTED,
    order: { field: 'djsj', descending: false },
  }),
  v_scan: todoView({
    pages: ['centralizedScan/letterRegister', 'letterManage/letterOriginal'],
    setsOf: SETS.scans,
    columns: {
      batch: registered('sourceNo'),
      barcode: registered('barcode'),
      scannedAt: column('petition.registered_at', 'instant'),
      pages: column(FILES, 'number'),
      ocrState: column(sql`case when petition.original_text = '' then '待识别' else '已识别' end`),
    },
    fields: {
      batch: byRegistered('sourceNo', '批次'),
      barcode: byRegistered('barcode', '条码'),
    },
    sorts: SUBMITTED,
    order: { field: 'djsj', descending: false },
  }),
}
