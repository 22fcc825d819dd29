import type { SelfEntriesAnswer } from '@portal/shared-lib/contract/calls/self-entries'
import type { ReactNode } from 'react'
import { LongCell, PlainTable } from '../../plain-table/plain-table'
import styles from '../self-entry/self-entry.module.css'
import { useEntered } from '../self-entry/use-entered'
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
  const entered = useEntered()
  return (
    <PlainTable headings={HEADINGS}>
      {tickets.map(ticket => (
        <tr key={ticket.ticketNo} aria-current={ticket.ticketNo === current || undefined}>
          <td title={ticket.ticketNo}>{serialOf(ticket)}</td>
          <td>
            {stateOf(ticket)}
            <EntryTag of={entered.get(ticket.ticketNo)} />
          </td>
          <td>{ticket.issuedAt.slice(11, 16)}</td>
          <td>{ticket.name || '未登记姓名'}</td>
          <td>{ticket.personCount}</td>
          <td>{ticket.windowName}</td>
          <LongCell title={ticket.reason}>{ticket.reason}</LongCell>
          <td>{actions(ticket)}</td>
        </tr>
      ))}
    </PlainTable>
  )
}

/** That the visitor has filled in the form, and in the end what the visitor thought of the reception. */
function EntryTag({ of }: { of: SelfEntriesAnswer[number] | undefined }) {
  if (!of) return null
  const { rating, ratingText } = of
  return (
    <span className={styles.entered} title={ratingText}>
      {rating || '已自助填报'}
    </span>
  )
}
