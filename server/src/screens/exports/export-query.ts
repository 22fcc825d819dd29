import type { startExport } from '@portal/shared-lib/contract/export-tasks'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { BOOK_COLUMNS, bookFilter, bookTitle, monthName } from '@portal/shared-lib/contract/rules/closing-book'
import type { Ask } from '../../platform/route'
import { ownColumns } from '../column-settings/columns'
import type { Filter } from '../lists/conditions'
import { personalColumns } from './personal-columns'
import type { ExportColumn, ExportQuery } from './task'

type StartAsk = Ask<CallInput<typeof startExport>>

/** By what its rows are found: those of a month's book, or what was asked for. */
export const filterOf = ({ book, filter }: StartAsk['args']): Filter | undefined => (book ? bookFilter(book) : filter)

/** What a task keeps of what was asked for. */
export async function queryBy(ask: StartAsk): Promise<ExportQuery> {
  const { args, caller } = ask
  const filter = filterOf(args)
  return {
    ...(filter && { filter }),
    ...(args.sort && { sort: args.sort }),
    ...(args.approvals && { approvals: args.approvals }),
    columns: [...(args.book ? BOOK_COLUMNS : await shownColumns(ask)), ...personalColumns(args.personalFields)],
    ...(args.book
      ? { sheetName: `信件办结登记簿${monthName(args.book)}`, title: bookTitle(caller.orgName, args.book) }
      : { sheetName: sheetNameOf(args.viewId) }),
  }
}

/** What the sheet of a list is called. */
export const sheetNameOf = (viewId: string): string => SHEET_NAMES[viewId] ?? '列表'

async function shownColumns({ args, caller, db }: StartAsk): Promise<ExportColumn[]> {
  const columns = await ownColumns(db, caller, args.viewId)
  return columns
    .filter(({ shown }) => shown)
    .map(({ head_name, head_descrip }) => ({ field: head_name, heading: head_descrip }))
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
