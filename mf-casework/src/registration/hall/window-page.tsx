import { visitWords } from '@portal/shared-lib/contract/rules/visits'
import { Page, Section } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useCaseworkTicketsQuery } from '../api'
import type { IssuedTicket } from './issue-form'
import { IssueForm } from './issue-form'
import { IssuedCard } from './issued-card'
import { isCallable, isVoid } from './ticket-state'
import { TicketTable } from './ticket-table'
import { VoidTicket } from './void-ticket'

const POLLING = { pollingInterval: 15_000, skipPollingIfUnfocused: true }

/** /windowsComManage/windowsComRegister: a ticket for whoever steps to the window, in a few seconds. */
export default function WindowPage() {
  const { data: tickets = [] } = useCaseworkTicketsQuery({}, POLLING)
  const [issued, setIssued] = useState<IssuedTicket>()
  const valid = tickets.filter(ticket => !isVoid(ticket))
  return (
    <Page>
      {issued && <IssuedCard ticket={issued} />}
      <IssueForm onIssued={setIssued} />
      {tickets.length > 0 && (
        <Section title={`今日票号（${visitWords(valid)}，未登记${tickets.filter(isCallable).length}批）`}>
          <TicketTable tickets={tickets.toReversed()} actions={ticket => <VoidTicket ticket={ticket} />} />
        </Section>
      )}
    </Page>
  )
}
