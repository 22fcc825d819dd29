import { Alert, Button } from '@portal/shared-lib/ui'
import { EntryCode } from '../self-entry/entry-code'
import type { IssuedTicket } from './issue-form'
import styles from './issued-card.module.css'
import { maskedName, serialOf } from './ticket-state'

/** Pixels. */
const SMALL = 96

/** The ticket that was just issued, to be printed. */
export function IssuedCard({ ticket }: { ticket: IssuedTicket }) {
  return (
    <Alert
      type="success"
      title={
        <div className={styles.card}>
          <EntryCode key={ticket.ticketNo} ticketNo={ticket.ticketNo} size={SMALL} />
          <div>
            <p className={styles.serial}>{serialOf(ticket)}</p>
            <p>
              {ticket.name && `${maskedName(ticket.name)}　`}
              {ticket.windowName}，前面等候 {ticket.waiting} 批
            </p>
            <p className={styles.number}>{ticket.ticketNo}</p>
          </div>
          <Button onClick={() => window.print()}>打印票号</Button>
        </div>
      }
    />
  )
}
