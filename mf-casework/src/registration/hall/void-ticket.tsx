import { ReasonDialog } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { useCaseworkVoidTicketMutation } from '../api'
import styles from '../queue.module.css'
import { isCallable, serialOf, type Ticket } from './ticket-state'

/** 作废票号: whoever left again. */
export function VoidTicket({ ticket }: { ticket: Ticket }) {
  const [asking, setAsking] = useState(false)
  if (!isCallable(ticket)) return null
  return (
    <>
      <button type="button" className={styles.link} onClick={() => setAsking(true)}>
        作废
      </button>
      {asking && <VoidDialog ticket={ticket} onClose={() => setAsking(false)} />}
    </>
  )
}

function VoidDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const [makeVoid] = useCaseworkVoidTicketMutation()
  return (
    <ReasonDialog
      title={`作废票号 ${serialOf(ticket)}`}
      label="作废理由"
      hint="如：来访人已离开"
      least={2}
      most={200}
      tooShort="请填写作废理由（2至200字）"
      send={reason => makeVoid({ args: { ticketNo: ticket.ticketNo, reason } })}
      done={`${serialOf(ticket)} 已作废`}
      onClose={onClose}
    />
  )
}
