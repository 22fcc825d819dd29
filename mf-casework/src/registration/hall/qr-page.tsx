import { useHint, WhileLoading } from '@portal/shared-lib'
import { Button, Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { Choice } from '@portal/shared-lib/ui-data'
import { useRef, useState } from 'react'
import { useCaseworkTicketsQuery } from '../api'
import { EntryCode } from '../self-entry/entry-code'
import styles from './qr-page.module.css'
import { isCallable, maskedName, serialOf, stateOf, type Ticket } from './ticket-state'

const POLLING = { pollingInterval: 5000 }
/** Pixels. */
const LARGE = 320
const NOBODY = [{ page: 'windowsComManage/windowsComRegister', hint: '请先在窗口综合登记中发号' }]

/** /jiefangEwm/jiefangEwmPage: the code of a ticket, large: the visitor scans it and fills in the registration (自助填报). */
export default function QrPage() {
  const { data, error, refetch } = useCaseworkTicketsQuery({}, POLLING)
  const [chosen, setChosen] = useState<string>()
  const card = useRef<HTMLElement>(null)
  const nobody = useHint('现在无人候访', NOBODY)
  if (error && !data) return <Trouble error={error} onRetry={refetch} />
  if (!data) return <Loading />
  const open = data.filter(isCallable)
  const ticket = open.find(({ ticketNo }) => ticketNo === chosen) ?? open.at(-1)
  return (
    <Page
      title="接访二维码"
      action={
        <>
          <Button disabled={!ticket} onClick={() => void card.current?.requestFullscreen()}>
            全屏
          </Button>
          <Button disabled={!ticket} onClick={() => window.print()}>
            打印
          </Button>
          <Button onClick={() => void refetch()}>刷新票号</Button>
        </>
      }
    >
      {ticket ? (
        <>
          <WhileLoading fallback={<Loading />}>
            <Choice
              aria-label="票号"
              className={styles.choice}
              value={ticket.ticketNo}
              onChange={setChosen}
              options={open.map(one => ({ value: one.ticketNo, label: `${serialOf(one)} ${maskedName(one.name)}` }))}
            />
          </WhileLoading>
          <section ref={card} className={styles.card} aria-label="票号二维码">
            <Code ticket={ticket} />
          </section>
        </>
      ) : (
        <Empty hint={nobody} />
      )}
    </Page>
  )
}

function Code({ ticket }: { ticket: Ticket }) {
  return (
    <>
      <EntryCode key={ticket.ticketNo} ticketNo={ticket.ticketNo} size={LARGE} />
      <p className={styles.serial}>{serialOf(ticket)}</p>
      <p>
        {ticket.windowName}，{stateOf(ticket)}
      </p>
      <p className={styles.number}>{ticket.ticketNo}</p>
    </>
  )
}
