import { Loading } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import type { ReactNode } from 'react'
import { useCaseworkTicketsQuery } from '../api'
import { RegistrationForm } from '../engine/registration-form'
import { WaitingVisitors } from '../hall/waiting-visitors'
import { JointReceptions } from '../joint/joint-receptions'
import { InterviewForm } from './interview-form'
import { useRegistering } from './use-registering'

const POLLING = { pollingInterval: 10_000, skipPollingIfUnfocused: true }

/** /visitorManage/visitorRegister: whom the window has sent, with an interview card, or whoever comes without a ticket. */
export default function VisitPage() {
  const [parameters] = useSearchParams()
  const ticketNo = parameters.get('ckdjbh')
  const { data: tickets = [], isLoading } = useCaseworkTicketsQuery({}, POLLING)
  const ticket = tickets.find(one => one.ticketNo === ticketNo)
  if (ticketNo && isLoading) return <Loading />
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
  return <WithoutTicket before={visitors} />
}

function WithoutTicket({ before }: { before: ReactNode }) {
  return <RegistrationForm form="visit" title="来访登记" send={useRegistering('visit')} before={before} />
}
