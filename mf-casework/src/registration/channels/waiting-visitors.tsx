import { visitWords } from '@portal/shared-lib/contract/rules/visits'
import { Section } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { isCallable, isCalled, type Ticket } from '../hall/ticket-state'
import { TicketTable } from '../hall/ticket-table'
import { useAskedTickets } from '../hall/use-asked-tickets'
import { useCalling } from '../hall/use-calling'
import { HandOverButton } from '../joint/hand-over-button'
import styles from '../queue.module.css'

interface WaitingProps {
  readonly tickets: readonly Ticket[]
  readonly current: string | undefined
}

/**
 * Whom the window has sent and nobody has received yet: call, call again, pass over, begin the interview. Or the tickets
 * that the address asks for.
 */
export function WaitingVisitors({ tickets, current }: WaitingProps) {
  const { call, miss, busy } = useCalling()
  const asked = useAskedTickets()
  const waiting = tickets.filter(isCallable)
  const shown = asked ? tickets.filter(asked.isShown) : waiting
  if (!asked && waiting.length === 0) return null
  const mine = waiting.filter(({ waitsForMe }) => waitsForMe)
  const title = `今日候访（${visitWords(waiting)}，待我接谈${mine.length}批）`
  return (
    <Section title={asked ? `今日票号：${asked.name}（${shown.length}号）` : title}>
      {asked && <Link to="/visitorManage/visitorRegister">返回今日候访</Link>}
      <TicketTable
        tickets={shown}
        current={current}
        actions={ticket => (
          <>
            {isCallable(ticket) && (
              <button type="button" className={styles.link} disabled={busy} onClick={() => void call(ticket)}>
                {isCalled(ticket) ? '重呼' : '叫号'}
              </button>
            )}
            {isCalled(ticket) && (
              <>
                <button type="button" className={styles.link} disabled={busy} onClick={() => void miss(ticket)}>
                  过号
                </button>
                <HandOverButton visit={ticket} />
                <Link to={`/visitorManage/visitorRegister?ckdjbh=${ticket.ticketNo}`}>接谈登记</Link>
              </>
            )}
          </>
        )}
      />
    </Section>
  )
}
