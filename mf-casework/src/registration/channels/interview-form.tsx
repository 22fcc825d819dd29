import { type ReactNode, useMemo } from 'react'
import { useCaseworkRegisterInterviewMutation } from '../api'
import type { FormValues } from '../engine/form-values'
import { emptyPerson } from '../engine/form-values'
import { interviewOf } from '../engine/interview'
import { RegistrationForm } from '../form-page/registration-form'
import type { NextPage } from '../form-page/use-going-on'
import { serialOf, type Ticket } from '../hall/ticket-state'
import { AnswerOffer } from '../joint/answer-offer'
import { EntryOffer } from '../self-entry/entry-offer'

/** Of `YYYY-MM-DD HH:mm:ss`. */
const HOUR_AND_MINUTE = [11, 16] as const

interface InterviewProps {
  readonly ticket: Ticket
  readonly before: ReactNode
  readonly next: NextPage
}

/** 接谈登记: the interview card of a visitor whom the window has sent. */
export function InterviewForm({ ticket, before, next }: InterviewProps) {
  const [register] = useCaseworkRegisterInterviewMutation()
  const initial = useMemo(() => fromTicket(ticket), [ticket])
  return (
    <RegistrationForm
      form="visit"
      title={`接谈登记（票号 ${serialOf(ticket)}）`}
      about={ticket.ticketNo}
      initial={initial}
      once
      before={
        <>
          {before}
          <EntryOffer ticketNo={ticket.ticketNo} />
          <AnswerOffer ticketNo={ticket.ticketNo} />
        </>
      }
      next={next}
      send={({ values: { interview = {} }, common, requestId }) => {
        const args = { ...common, ticketNo: ticket.ticketNo, ...interviewOf(interview) }
        return register({ args, requestId }).unwrap()
      }}
    />
  )
}

const fromTicket = ({ name, personCount, reason, calledAt }: Ticket): FormValues => ({
  persons: [{ ...emptyPerson('1'), name }],
  personCount,
  actualVisitors: personCount,
  summary: reason,
  interview: { isDue: true, startedAt: calledAt?.slice(...HOUR_AND_MINUTE) ?? '' },
})
