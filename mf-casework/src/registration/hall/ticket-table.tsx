import type { ReactNode } from 'react'
import { Headings } from '../../headings'
import styles from '../channels/queue.module.css'
import { serialOf, stateOf, type Ticket } from './ticket-state'

const HEADINGS = ['票号', '状态', '发号时间', '来访人', '人数', '去向', '事由', '操作']

interface TableProps {
  readonly tickets: readonly Ticket[]
  /** The ticket that is being worked on. */
  readonly current?: string | undefined
  readonly actions: (ticket: Ticket) => ReactNode
}

/** Tickets of today, with what can be done with each. */
export function TicketTable({ tickets, current, actions }: TableProps) {
  return (
    <table className={styles.table}>
      <Headings of={HEADINGS} />
      <tbody>
        {tickets.map(ticket => (
          <tr key={ticket.ticketNo} aria-current={ticket.ticketNo === current || undefined}>
            <td title={ticket.ticketNo}>{serialOf(ticket)}</td>
            <td>{stateOf(ticket)}</td>
            <td>{ticket.issuedAt.slice(11, 16)}</td>
            <td>{ticket.name || '未登记姓名'}</td>
            <td>{ticket.personCount}</td>
            <td>{ticket.windowName}</td>
            <td className={styles.text} title={ticket.reason}>
              {ticket.reason}
            </td>
            <td>{actions(ticket)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
