import { formatDay, formatNumber, saveFile } from '@portal/shared-lib'
import type { ListSharesAnswer } from '@portal/shared-lib/contract/calls/lists'
import { Button, Dialog, Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { PlainTable } from '../../plain-table/plain-table'
import { useCaseworkListsSharesQuery } from '../api'
import type { Filter } from '../view'
import styles from './shares.module.css'

/** A part of a whole as a percentage with one decimal, like 12.5%. */
const shareOf = (count: number, total: number): string => `${total === 0 ? '0.0' : ((count / total) * 100).toFixed(1)}%`

/** By which spreadsheets know that what follows is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Gives the shares to the user as a file that spreadsheets open. */
const saveShares = (shares: ListSharesAnswer): void =>
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

interface SharesDialogProps {
  readonly viewId: string
  readonly filter: Filter
  readonly onClose: () => void
}

/** Pixels: two tables side by side. */
const WIDTH = 880

/** How what was searched for divides by form, place, state and category. */
export default function SharesDialog({ viewId, filter, onClose }: SharesDialogProps) {
  const { data, error, refetch } = useCaseworkListsSharesQuery({ viewId, filter }, { refetchOnMountOrArgChange: true })
  return (
    <Dialog title="查询结果统计" width={WIDTH} onClose={onClose}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <div className={styles.shares}>
          <p className={styles.total}>
            <span role="status">{`共 ${formatNumber(data.total)} 件`}</span>
            <Button onClick={() => saveShares(data)}>导出统计表</Button>
          </p>
          {data.parts.map(part => (
            <ShareTable key={part.field} part={part} total={data.total} />
          ))}
        </div>
      )}
    </Dialog>
  )
}

interface ShareTableProps {
  readonly part: ListSharesAnswer['parts'][number]
  readonly total: number
}

/** How many there are under each code of one kind, and what part of all that is. */
function ShareTable({ part, total }: ShareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.part} aria-label={part.name} tabIndex={0}>
      <PlainTable headings={[part.name, '件数', '占比']}>
        {part.rows.map(({ code, name, count }) => (
          <tr key={code}>
            <td>{name || '未填写'}</td>
            <td>{formatNumber(count)}</td>
            <td>
              <span className={styles.share}>
                <meter min={0} max={total} value={count} aria-label={`${name}占比`} />
                {shareOf(count, total)}
              </span>
            </td>
          </tr>
        ))}
      </PlainTable>
      {part.rows.length === 0 && <Empty />}
    </section>
  )
}
