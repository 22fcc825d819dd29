import { Lamp } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import type { ReactNode } from 'react'
import { LongCell, PlainTable } from '../plain-table/plain-table'
import { type Listed, waitingAddress } from './addresses'

interface Column {
  readonly heading: string
  /** As a file has it, and as the table does where it has no cell of its own. */
  readonly text: (order: Listed) => string
  readonly cell?: (order: Listed) => ReactNode
  /** Cut where it is too long. */
  readonly isLong?: true
}

/** The title of a topic, or the petition. */
const matterOf = ({ title, petitionNo, petitionCount }: Listed): string =>
  title ? `${title}${petitionCount ? `（${petitionCount}件）` : ''}` : petitionNo

/** What is said of each. */
const COLUMNS = {
  due: {
    heading: '期限',
    text: ({ dueAt }) => dueAt?.slice(0, 10) ?? '',
    cell: ({ dueAt, lamp, remainingDays }) =>
      dueAt && <Lamp colour={lamp} remainingDays={remainingDays} dueAt={dueAt} />,
  },
  orderNo: {
    heading: '督办编号',
    text: ({ orderNo }) => orderNo,
    cell: order => <Link to={waitingAddress(order)}>{order.orderNo || order.petitionNo}</Link>,
  },
  waiting: { heading: '待办事项', text: ({ todoName }) => todoName },
  matter: { heading: '督办事项', text: matterOf, isLong: true },
  addressees: { heading: '督办对象', text: ({ addressees }) => addressees, isLong: true },
  reason: { heading: '情形', text: ({ reasonName }) => reasonName },
  why: { heading: '情形', text: ({ reasonName }) => reasonName, isLong: true },
  way: { heading: '方式', text: ({ wayName }) => wayName },
  round: { heading: '次数', text: ({ round }) => `第${round}次` },
  sentAt: { heading: '发出日期', text: ({ sentAt }) => sentAt?.slice(0, 10) ?? '' },
  state: { heading: '状态', text: ({ stateName }) => stateName },
  conclusion: { heading: '结论', text: ({ conclusionName }) => conclusionName },
} as const satisfies Readonly<Record<string, Column>>

type ColumnName = keyof typeof COLUMNS

/** What is shown of what waits, of one petition's, and of all others. */
const SHOWN: Readonly<Record<'waiting' | 'petition' | 'all', readonly ColumnName[]>> = {
  waiting: ['due', 'orderNo', 'waiting', 'matter', 'addressees', 'why', 'state'],
  petition: ['due', 'orderNo', 'addressees', 'reason', 'sentAt', 'state', 'conclusion'],
  all: [
    ...(['due', 'orderNo', 'matter', 'addressees', 'reason', 'way', 'round'] as const),
    ...(['sentAt', 'state', 'conclusion'] as const),
  ],
}

const columnsOf = (shown: keyof typeof SHOWN): readonly Column[] => SHOWN[shown].map(name => COLUMNS[name])

/** A list of orders as a file has it. */
export const orderRows = (orders: readonly Listed[]): string[][] => [
  columnsOf('all').map(({ heading }) => heading),
  ...orders.map(order => columnsOf('all').map(({ text }) => text(order))),
]

interface OrderTableProps {
  readonly orders: readonly Listed[]
  readonly shown: keyof typeof SHOWN
  /** What stands before and behind each. */
  readonly before?: (order: Listed) => ReactNode
  readonly behind?: (order: Listed) => ReactNode
}

/** Orders, each with the way to what waits with it, else to its page. */
export function OrderTable({ orders, shown, before, behind }: OrderTableProps) {
  const columns = columnsOf(shown)
  const headings = [...(before ? ['选择'] : []), ...columns.map(({ heading }) => heading), ...(behind ? ['操作'] : [])]
  return (
    <PlainTable headings={headings}>
      {orders.map(order => (
        <tr key={order.id + order.todoId}>
          {before && <td>{before(order)}</td>}
          {columns.map(column => (
            <Cell key={column.heading} column={column} order={order} />
          ))}
          {behind && <td>{behind(order)}</td>}
        </tr>
      ))}
    </PlainTable>
  )
}

function Cell({ column: { text, cell, isLong }, order }: { column: Column; order: Listed }) {
  if (isLong) return <LongCell title={text(order)}>{text(order) || '—'}</LongCell>
  return <td>{(cell ? cell(order) : text(order)) || '—'}</td>
}
