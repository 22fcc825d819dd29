import { formatDay } from '@portal/shared-lib'
import type { ListSharesAnswer } from '@portal/shared-lib/contract/calls/lists'
import { saveFile } from '../../export/save-file'
import { shareOf } from './share-of'

/** By which spreadsheets know that what follows is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Gives the shares to the user as a file that spreadsheets open. */
export const saveShares = (shares: ListSharesAnswer): void =>
  saveFile(
    `查询结果统计-${formatDay(new Date())}.csv`,
    new Blob([BYTE_ORDER_MARK, tableOf(shares)], { type: 'text/csv' }),
  )

export const tableOf = ({ total, parts }: ListSharesAnswer): string =>
  [
    ['统计项', '名称', '件数', '占比'],
    ...parts.flatMap(({ name: part, rows }) =>
      rows.map(({ name, count }) => [part, name || '未填写', String(count), shareOf(count, total)]),
    ),
    ['合计', '', String(total), shareOf(total, total)],
  ]
    .map(cells => cells.map(quoted).join())
    .join('\r\n')

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
