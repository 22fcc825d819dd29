import { Alert, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { Link, usePolling, useSearchParams } from '@portal/shared-lib/router'
import { type ReactNode, useState } from 'react'
import { useCaseworkTicketsQuery } from '../api'
import { RegistrationForm } from '../form-page/registration-form'
import { JointReceptions } from '../joint/joint-receptions'
import { InterviewForm } from './interview-form'
import { useRegistering } from './use-registering'
import { WaitingVisitors } from './waiting-visitors'

const POLLING = { pollingInterval: 10_000, skipPollingIfUnfocused: true }

/** /visitorManage/visitorRegister: whom the window has sent, with an interview card, or whoever comes without a ticket. */
export default function VisitPage() {
  const [parameters] = useSearchParams()
  const ticketNo = parameters.get('ckdjbh')
  const { data, error, refetch } = useCaseworkTicketsQuery({}, usePolling(POLLING))
  const tickets = data ?? []
  const listed = tickets.find(one => one.ticketNo === ticketNo)
  // At midnight the list is of another day, and what is written down goes on.
  const [kept, keep] = useState(listed)
  if (listed && listed !== kept) keep(listed)
  const ticket = listed ?? (kept?.ticketNo === ticketNo ? kept : undefined)
  if (ticketNo && !data) return error ? <Trouble error={error} onRetry={() => void refetch()} /> : <Loading />
  const visitors = (
    <>
      <WaitingVisitors tickets={tickets} current={ticketNo ?? undefined} />
      <JointReceptions />
    </>
  )
  if (ticket) {
    return (
      <InterviewForm
        key={ticket.ticketNo}
        ticket={ticket}
        before={visitors}
        next={{ to: '/visitorManage/visitorRegister', text: '返回来访登记' }}
      />
    )
  }
  if (ticketNo) return <UnknownTicket ticketNo={ticketNo} before={visitors} />
  return <WithoutTicket before={visitors} />
}

/** A form without it would register the visitor beside the ticket, which would wait for ever. */
function UnknownTicket({ ticketNo, before }: { ticketNo: string; before: ReactNode }) {
  return (
    <Page>
      <Alert
        type="warning"
        title={`今日票号中没有 ${ticketNo}`}
        description="请核对票号，或从今日候访中选择来访人；确无票号的，可直接登记。"
        action={<Link to="/visitorManage/visitorRegister">不使用票号登记</Link>}
      />
      {before}
    </Page>
  )
}

function WithoutTicket({ before }: { before: ReactNode }) {
  return <RegistrationForm form="visit" send={useRegistering('visit')} before={before} />
}
