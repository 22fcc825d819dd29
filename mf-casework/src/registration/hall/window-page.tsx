import { visitWords } from '@portal/shared-lib/contract/rules/visits'
import { Alert, Button, Page, Section } from '@portal/shared-lib/page'
import { Link, usePolling } from '@portal/shared-lib/router'
import { useState } from 'react'
import { useCaseworkTicketsQuery } from '../api'
import { EntryCode } from '../self-entry/entry-code'
import { type IssuedTicket, IssueForm } from './issue-form'
import styles from './issued-card.module.css'
import { isCallable, isVoid, maskedName, serialOf } from './ticket-state'
import { TicketTable } from './ticket-table'
import { useAskedTickets } from './use-asked-tickets'
import { VoidTicket } from './void-ticket'

const POLLING = { pollingInterval: 15_000, skipPollingIfUnfocused: true }

/** /windowsComManage/windowsComRegister: a ticket for whoever steps to the window, in a few seconds. */
export default function WindowPage() {
  const { data: tickets = [] } = useCaseworkTicketsQuery({}, usePolling(POLLING))
  const [issued, setIssued] = useState<IssuedTicket>()
  const asked = useAskedTickets()
  const valid = tickets.filter(ticket => !isVoid(ticket))
  const shown = asked ? tickets.filter(asked.isShown) : tickets
  const title = `今日票号（${visitWords(valid)}，未登记${tickets.filter(isCallable).length}批）`
  return (
    <Page>
      {issued && <IssuedCard ticket={issued} />}
      <IssueForm onIssued={setIssued} />
      {tickets.length > 0 && (
        <Section title={asked ? `今日票号：${asked.name}（${shown.length}号）` : title}>
          {asked && <Link to="/windowsComManage/windowsComRegister">显示全部票号</Link>}
          <TicketTable tickets={shown.toReversed()} actions={ticket => <VoidTicket ticket={ticket} />} />
        </Section>
      )}
    </Page>
  )
}

/** Pixels. */
const SMALL = 96

/** The ticket that was just issued, to be printed. */
function IssuedCard({ ticket }: { ticket: IssuedTicket }) {
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
