import { notify, useCan } from '@portal/shared-lib'
import { usualWait, visitWords } from '@portal/shared-lib/contract/rules/visits'
import { Button, Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { useSyncExternalStore } from 'react'
import { useCaseworkTicketsQuery } from '../api'
import { HallNotice } from './hall-notice'
import styles from './main-screen.module.css'
import { ReceptionsToday } from './receptions-today'
import { calledNow, isWaiting, maskedName, serialOf, type Ticket } from './ticket-state'
import { useCalling } from './use-calling'

const POLLING = { pollingInterval: 5000 }
const SHOWN_WAITING = 12

/** /visitorMainScreen/visitorMainScreen: who is called, who waits; names as strangers may read them. */
export default function MainScreenPage() {
  const { data, error, refetch } = useCaseworkTicketsQuery({}, POLLING)
  if (error && !data) return <Trouble error={error} onRetry={refetch} />
  if (!data) return <Loading />
  const called = calledNow(data)
  const waiting = data.filter(isWaiting)
  const minutes = usualWait(data)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>来访大厅</h1>
        <FillScreen />
        <CallNext waiting={waiting} />
      </header>
      <HallNotice />
      <ReceptionsToday />
      <section className={styles.called} aria-label="正在叫号" aria-live="polite">
        {called.length === 0 && <Empty hint="暂无叫号，请耐心等候" />}
        {called.map((ticket, at) => (
          <Called key={ticket.ticketNo} ticket={ticket} isNewest={at === 0} />
        ))}
      </section>
      <section className={styles.waiting} aria-label="等候">
        <h2>
          等候{visitWords(waiting)}
          {minutes !== undefined && `，今日平均等候 ${minutes} 分钟`}
        </h2>
        <ol>
          {waiting.slice(0, SHOWN_WAITING).map(ticket => (
            <li key={ticket.ticketNo}>
              <strong>{serialOf(ticket)}</strong>
              {maskedName(ticket.name)}
              <span>{ticket.windowName}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function FillScreen() {
  const { isFull, fill } = useFullscreen()
  return fill && !isFull ? <Button onClick={fill}>全屏显示</Button> : null
}

/** Who may call: the window and the interviewers. */
function useMayCall(): boolean {
  const atWindow = useCan('windowsComManage/windowsComRegister')
  const interviews = useCan('visitorManage/visitorRegister')
  return atWindow || interviews
}

function CallNext({ waiting }: { waiting: readonly Ticket[] }) {
  const { call, busy } = useCalling()
  const [next] = waiting
  if (!useMayCall()) return null
  return (
    <Button type="primary" loading={busy} disabled={!next} onClick={() => next && void call(next)}>
      {next ? `叫下一位（${serialOf(next)}）` : '无人等候'}
    </Button>
  )
}

function Called({ ticket, isNewest }: { ticket: Ticket; isNewest: boolean }) {
  const { call, miss, busy } = useCalling()
  const mayCall = useMayCall()
  return (
    <div className={isNewest ? styles.newest : styles.ticket}>
      {isNewest && <p className={styles.flag}>最新叫号</p>}
      <p>
        请 <strong>{serialOf(ticket)}</strong> 号 {maskedName(ticket.name)}
      </p>
      <p>到 {ticket.windowName}</p>
      {mayCall && (
        <div className={styles.buttons}>
          <Button disabled={busy} onClick={() => void call(ticket)}>
            重呼
          </Button>
          <Button disabled={busy} onClick={() => void miss(ticket)}>
            过号
          </Button>
        </div>
      )}
    </div>
  )
}

/** Whether the screen is filled, and how to fill it; Esc ends it. Nothing to ask for where the browser has no such thing. */
function useFullscreen() {
  const isFull = useSyncExternalStore(watch, () => document.fullscreenElement !== null)
  return { isFull, ...(document.fullscreenEnabled && { fill: () => void fill() }) }
}

function watch(tell: () => void): () => void {
  document.addEventListener('fullscreenchange', tell)
  return () => document.removeEventListener('fullscreenchange', tell)
}

/** The whole document: watermark, dialogs and what the portal says stand beside the page. */
async function fill(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen()
  } catch {
    notify.warning('浏览器没有允许全屏显示，请按F11键全屏')
  }
}
