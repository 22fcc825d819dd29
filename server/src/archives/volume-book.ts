import type * as contract from '@portal/shared-lib/contract/archives'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { ARCHIVE_CATEGORIES, RETENTIONS } from '@portal/shared-lib/contract/rules/archive'
import { workbookOf } from '../platform/sheets/write-sheet'

type Volume = CallAnswer<typeof contract.volumes>['list'][number]

const WIDE = 40

const COLUMNS = [
  { heading: '序号', width: 8 },
  { heading: '档号', width: 32 },
  { heading: '案卷题名', width: WIDE },
  { heading: '门类' },
  { heading: '年度' },
  { heading: '保管期限' },
  { heading: '件数' },
  { heading: '文书数' },
  { heading: '盒号', width: 32 },
] as const

interface Heads {
  readonly title: string
  /** Whose list it is, and who signs it. */
  readonly origin: string
}

/** Volumes as a workbook for those who hand them over or destroy them, in base64. */
export function volumeBook(name: string, heads: Heads, volumes: readonly Volume[]): string {
  const cells = volumes.map((row, index) => [
    ...[index + 1, row.archiveNo, row.title, ARCHIVE_CATEGORIES[row.category], row.year, RETENTIONS[row.retention]],
    ...[row.items, row.papers, row.boxNo],
  ])
  return workbookOf(name, { columns: COLUMNS, ...heads }, cells).toString('base64')
}
