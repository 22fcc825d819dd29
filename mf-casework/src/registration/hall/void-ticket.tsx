import { asPortalError, notify } from '@portal/shared-lib'
import { Dialog } from '@portal/shared-lib/page'
import { Button, Input } from '@portal/shared-lib/ui'
import { useState } from 'react'
import { useCaseworkVoidTicketMutation } from '../api'
import online from '../channels/online.module.css'
import styles from '../channels/queue.module.css'
import { isCallable, serialOf, type Ticket } from './ticket-state'

const MIN_REASON = 2

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
  const [makeVoid, { isLoading }] = useCaseworkVoidTicketMutation()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const send = async () => {
    if (reason.trim().length < MIN_REASON) return setProblem('请填写作废理由（2至200字）')
    const { error } = await makeVoid({ args: { ticketNo: ticket.ticketNo, reason } })
    if (error) return setProblem(asPortalError(error).message)
    notify.success(`${serialOf(ticket)} 已作废`)
    onClose()
  }
  return (
    <Dialog title={`作废票号 ${serialOf(ticket)}`} onClose={onClose}>
      <div className={online.reject}>
        <Input
          aria-label="作废理由"
          placeholder="如：来访人已离开"
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {problem && (
          <p role="alert" className={online.problem}>
            {problem}
          </p>
        )}
        <div className={online.buttons}>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" loading={isLoading} onClick={() => void send()}>
            确定作废
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
