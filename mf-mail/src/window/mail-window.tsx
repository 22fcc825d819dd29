import { onDemand, useCommands, WhileLoading } from '@portal/shared-lib'
import { NOT_CLASSIFIED } from '@portal/shared-lib/contract/rules/classified-words'
import { Dialog, Loading, Tabs } from '@portal/shared-lib/page'
import { useRef, useState } from 'react'
import { useMailUnreadQuery } from '../api'
import { Favourites } from '../box/favourites'
import { Inbox } from '../box/inbox'
import { Outbox, type SentMail } from '../box/outbox'
import { Trash } from '../box/trash'
import { useKeys } from '../box/use-keys'
import styles from './window.module.css'

const Write = onDemand(() => import('../write/write'))
const Reply = onDemand(() => import('../write/reply'))

/** Pixels. */
const WIDTH = 1160
const HEIGHT = 820

type TabKey = (typeof TABS)[number]['key']

const TABS = [
  { key: 'write', title: '写信+' },
  { key: 'inbox', title: '收件箱' },
  { key: 'outbox', title: '发件箱' },
  { key: 'trash', title: '垃圾箱' },
  { key: 'favourites', title: '收藏夹' },
] as const

const KEYS = [
  { title: '切换信箱', keys: `1–${TABS.length}` },
  { title: '下一封、上一封', keys: 'J / K' },
  { title: '展开', keys: 'Enter' },
]

interface MailWindowProps {
  /** Opens on a mail to the office for reports. */
  readonly report?: boolean
  readonly onClose: () => void
}

/** 非密邮件: writing and the boxes, over any page. What is being written outlives a change of the tab. */
export function MailWindow({ report = false, onClose }: MailWindowProps) {
  const [tab, setTab] = useState<TabKey>(report ? 'write' : 'inbox')
  const [before, setBefore] = useState<TabKey>('inbox')
  const [wrote, setWrote] = useState(report)
  const [forwarded, setForwarded] = useState<SentMail>()
  /** Asks whether to close although something cannot be kept. */
  const mayClose = useRef(() => true)
  const place = useRef<HTMLDivElement>(null)
  const { data: unread } = useMailUnreadQuery({})
  const show = (next: TabKey) => {
    if (next === 'write' && tab !== 'write') setBefore(tab)
    if (next === 'write') setWrote(true)
    setTab(next)
  }
  useCommands('非密邮件', KEYS)
  useKeys(place, key => {
    const { key: chosen } = TABS[Number(key) - 1] ?? {}
    if (chosen) show(chosen)
  })
  return (
    <Dialog title="非密邮件" width={WIDTH} height={HEIGHT} onClose={() => mayClose.current() && onClose()}>
      <p className={styles.warning}>{NOT_CLASSIFIED}</p>
      <Tabs label="邮箱" tabs={tabsWith(unread?.total ?? 0)} shown={tab} onShow={show}>
        <div ref={place} className={styles.place}>
          {wrote && (
            <div hidden={tab !== 'write'} className={styles.place}>
              <WhileLoading fallback={<Loading />}>
                <Write
                  report={report}
                  forwarded={forwarded}
                  mayClose={mayClose}
                  onSent={() => setTab('outbox')}
                  onReset={() => setTab(before)}
                  onClose={onClose}
                />
              </WhileLoading>
            </div>
          )}
          {tab === 'inbox' && (
            <Inbox
              unread={unread?.total ?? 0}
              reply={(mail, close) => (
                <WhileLoading fallback={<Loading />}>
                  <Reply mail={mail} onClose={close} />
                </WhileLoading>
              )}
            />
          )}
          {tab === 'outbox' && (
            <Outbox
              onForward={mail => {
                setForwarded(mail)
                show('write')
              }}
            />
          )}
          {tab === 'trash' && <Trash />}
          {tab === 'favourites' && <Favourites />}
        </div>
      </Tabs>
    </Dialog>
  )
}

const tabsWith = (unread: number) =>
  TABS.map(({ key, title }) => ({ key, title: key === 'inbox' && unread ? `${title}（${unread}）` : title }))
