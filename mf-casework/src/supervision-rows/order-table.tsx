import { Lamp } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import type { ReactNode } from 'react'
import { LongCell, PlainTable } from '../plain-table/plain-table'
import { type Listed, waitingAddress } from './addresses'

/** What is said of each. */
export const ORDER_HEADINGS = [
  ...['期限', '督办编号', '督办事项', '督办对象', '情形', '方式'],
  ...['次数', '发出日期', '状态', '结论'],
]

/** What is said of one, as text. */
export const orderCells = (order: Listed): string[] => [
  ...[order.dueAt?.slice(0, 10) ?? '', order.orderNo, matterOf(order), order.addressees, order.reasonName],
  ...[order.wayName, order.round ? `第${order.round}次` : '', order.sentAt?.slice(0, 10) ?? ''],
  ...[order.stateName, order.conclusionName],
]

/** The title of a topic, or the petition. */
export const matterOf = ({ title, petitionNo, petitionCount }: Listed): string =>
  title ? `${title}${petitionCount ? `（${petitionCount}件）` : ''}` : petitionNo

interface OrderTableProps {
  readonly orders: readonly Listed[]
  /** What waits is said of each. */
  readonly isWaiting?: boolean
  /** What stands before and behind each. */
  readonly before?: (order: Listed) => ReactNode
  readonly behind?: (order: Listed) => ReactNode
}

/** Orders, each with the way to what waits with it, else to its page. */
export const OrderTable = ({ orders, isWaiting = false, before, behind }: OrderTableProps) => (
  <PlainTable
    headings={[
      ...(before ? ['选择'] : []),
      ...ORDER_HEADINGS.slice(0, 2),
      ...(isWaiting ? ['待办事项'] : []),
      ...ORDER_HEADINGS.slice(2),
      ...(behind ? ['操作'] : []),
    ]}
  >
    {orders.map(order => (
      <tr key={order.id + order.todoId}>
        {before && <td>{before(order)}</td>}
        <td>
          {order.dueAt ? <Lamp colour={order.lamp} remainingDays={order.remainingDays} dueAt={order.dueAt} /> : '—'}
        </td>
        <td>
          <Link to={waitingAddress(order)}>{order.orderNo || order.petitionNo}</Link>
        </td>
        {isWaiting && <td>{order.todoName}</td>}
        <LongCell title={matterOf(order)}>{matterOf(order)}</LongCell>
        <LongCell title={order.addressees}>{order.addressees || '—'}</LongCell>
        <td>{order.reasonName || '—'}</td>
        <td>{order.wayName || '—'}</td>
        <td>{order.round ? `第${order.round}次` : '—'}</td>
        <td>{order.sentAt?.slice(0, 10) ?? '—'}</td>
        <td>{order.stateName}</td>
        <td>{order.conclusionName || '—'}</td>
        {behind && <td>{behind(order)}</td>}
      </tr>
    ))}
  </PlainTable>
)
