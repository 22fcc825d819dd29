import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { registerSheet } from '@portal/shared-lib/contract/official-documents'
import { OFFICIAL_KINDS, URGENCIES } from '@portal/shared-lib/contract/rules/official-document'
import { actorOf } from '../platform/audit/actor'
import { recordAudit } from '../platform/audit/record'
import { dateTimeOf } from '../platform/calendar/china-time'
import type { Ask } from '../platform/route'
import { workbookOf } from '../platform/sheets/write-sheet'
import { type Listed, listDocuments } from './list'

const NAMES = { received: '收文登记簿', sent: '发文登记簿' } as const
/** Rows of a register that is taken along at once. */
const MOST = 5000
const WIDE = 40

const COLUMNS = [
  { heading: '日期' },
  { heading: '文号', width: 26 },
  { heading: '标题', width: WIDE },
  { heading: '文种' },
  { heading: '紧急程度' },
  { heading: '密级' },
  { heading: '发文单位', width: WIDE },
  { heading: '主送单位', width: WIDE },
  { heading: '签收期限' },
  { heading: '状态' },
  { heading: '已签收' },
  { heading: '应签收' },
  { heading: '信访件编号', width: 24 },
] as const

/** 发文登记簿 or 收文登记簿 as a workbook, of what the list has by the same filters; the audit knows who took it. */
export async function sheetOfRegister(
  ask: Ask<CallInput<typeof registerSheet>>,
): Promise<CallAnswer<typeof registerSheet>> {
  const { db, caller, args, services, request } = ask
  const now = services.now()
  const { list } = await listDocuments(db, caller, { ...args, pageNumber: 1, limit: MOST }, now)
  const title = NAMES[args.tab]
  const exported = { action: `导出${title}`, objectType: 'official_document', objectId: args.tab, address: request.ip }
  await recordAudit(db, { ...actorOf(caller), ...exported, after: { rows: list.length } })
  const origin = `${caller.orgName}　${caller.userName}　${dateTimeOf(now)}　共${list.length}件`
  const content = workbookOf(title, { columns: COLUMNS, title, origin }, list.map(rowOf))
  return { name: `${title}.xlsx`, content: content.toString('base64') }
}

const rowOf = (row: Listed): (string | number)[] => [
  ...[row.at.slice(0, 10), row.documentNo, row.title, OFFICIAL_KINDS[row.kind], URGENCIES[row.urgency], '非密'],
  ...[row.sender, row.receivers, row.dueAt?.slice(0, 16) ?? '', row.stateName],
  ...(row.incoming ? ['', ''] : [row.signed, row.total]),
  row.petitionNo,
]
