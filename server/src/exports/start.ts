import { randomInt, randomUUID } from 'node:crypto'
import type { startExport } from '@portal/shared-lib/contract/export-tasks'
import type { CallInput } from '@portal/shared-lib/contract/form'
import {
  APPROVALS_LIST,
  EXPORT_TEXTS,
  EXPORTED_PERSONAL,
  FREE_PERSONAL_ROWS,
} from '@portal/shared-lib/contract/rules/exports'
import { REVEAL_REASONS } from '@portal/shared-lib/contract/rules/reveal'
import { actorOf } from '../audit/actor'
import { recordAudit } from '../audit/record'
import type { Db } from '../database/connect'
import { refuseRule } from '../http/refusal'
import type { Ask } from '../http/route'
import type { Caller } from '../identity/caller'
import { filterSql } from '../lists/conditions'
import { getView, orderOf } from '../lists/list'
import { ownColumns } from '../screens/columns'
import { countAll } from './count'
import { READING_PERSONAL, refuseList } from './exporter'
import { personalColumns } from './personal-columns'
import { type Asked, type ExportTask, findTask, sealAsked, sealPassword } from './task'

type StartAsk = Ask<CallInput<typeof startExport>>

const MOST_AT_ONCE = 3

/** Writes down what is to be exported; a server takes it up. Refuses what the caller could not read as a list. */
export async function beginExport(ask: StartAsk): Promise<ExportTask> {
  const { args, caller, db, services } = ask
  if (args.viewId === APPROVALS_LIST) refuseList(caller, args.viewId)
  else refuseUnread(ask)
  if (args.personal && !caller.permissions.has(READING_PERSONAL)) refuseRule(EXPORT_TEXTS.noRight)
  await refuseBeyondMost(db, caller)
  const { viewId, filter } = args
  const total = args.personal ? await countAll(db, services, { caller, filter, view: getView(caller, viewId) }) : null
  const id = randomUUID()
  await insertTask(ask, id, total)
  await tell(ask, id)
  return (await findTask(db, id)) as ExportTask
}

function refuseUnread({ args, caller, services }: StartAsk): void {
  const view = getView(caller, args.viewId)
  filterSql(view, args.filter, { keys: services.fieldKeys, now: services.now() })
  orderOf(view, args.sort)
}

async function refuseBeyondMost(db: Db, { personId }: Caller): Promise<void> {
  const open = await db
    .selectFrom('export_task')
    .where('person_id', '=', personId)
    .where('state', 'in', ['waiting', 'running'])
    .select('id')
    .execute()
  if (open.length >= MOST_AT_ONCE) refuseRule(EXPORT_TEXTS.tooMany)
}

async function insertTask(ask: StartAsk, id: string, total: number | null): Promise<void> {
  const { args, caller, db, services } = ask
  const keys = services.fieldKeys
  await db
    .insertInto('export_task')
    .values({
      ...{ id, total, province_code: caller.provinceCode, person_id: caller.personId, post_id: caller.postId },
      ...{ org_id: caller.orgId, view_id: args.viewId, personal: args.personal, created_at: services.now() },
      asked: sealAsked(keys, id, await askedBy(ask)),
      reason: reasonOf(ask),
      state: total !== null && total > FREE_PERSONAL_ROWS ? 'waiting' : 'running',
      password: args.personal ? sealPassword(keys, id, newPassword()) : '',
    })
    .execute()
}

async function askedBy({ args, caller, db }: StartAsk): Promise<Asked> {
  const columns = (await ownColumns(db, caller, args.viewId)).filter(({ shown }) => shown)
  return {
    ...(args.filter && { filter: args.filter }),
    ...(args.sort && { sort: args.sort }),
    ...(args.approvals && { approvals: args.approvals }),
    columns: [
      ...columns.map(({ head_name, head_descrip }) => ({ field: head_name, heading: head_descrip })),
      ...personalColumns(args.personalFields),
    ],
    sheetName: SHEET_NAMES[args.viewId] ?? '列表',
  }
}

const SHEET_NAMES: Readonly<Record<string, string>> = {
  v_dbx_depart: '部门待办',
  v_dbx_personal: '个人待办',
  v_wsxf: '网信待登记',
  v_ldxx: '领导信箱',
  v_scan: '集中扫描',
  v_ckdj: '窗口登记',
  v_jtk: '接谈卡',
  v_blbg: '办理报告签收',
  v_thqs: '退回签收',
  v_gzs: '受理告知书上传',
  v_bjhc: '办结核查',
  v_pjhf: '评价回访',
  v_dlr: '代录入',
  v_ldsp: '领导审批',
  v_jf: '领导接访',
  v_lxbj: '信件办结登记',
  v_xs: '巡视移交台账',
  v_query: '信访件查询',
}

const reasonOf = ({ args: { personal, reason, reasonText } }: StartAsk): string =>
  personal && reason ? `${REVEAL_REASONS[reason]}，${reasonText}` : ''

/** No two characters that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789'
const PASSWORD_LENGTH = 12
const newPassword = (): string =>
  Array.from({ length: PASSWORD_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

async function tell(ask: StartAsk, id: string): Promise<void> {
  const { args, caller, db, requestId, request } = ask
  const more = args.personalFields.map(name => EXPORTED_PERSONAL[name])
  const what = ['含个人信息', ...more].join('、')
  const action = args.personal ? `导出列表（${what}）：${reasonOf(ask)}` : '导出列表'
  const object = { objectType: 'export', objectId: `${args.viewId}:${id}` }
  await recordAudit(db, { ...actorOf(caller), action, ...object, requestId, address: request.ip })
}
