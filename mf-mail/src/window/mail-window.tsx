import { useState } from 'react'
import { useMailUnreadQuery } from '../api'
import { Inbox } from '../box/inbox'
import { Outbox } from '../box/outbox'
import { useDraft } from '../write/use-draft'
import { Write } from '../write/write'
import { Lines } from './lines'
import { Modal } from './modal'
import { Tabs } from './tabs'
import { UnsentQuestion } from './unsent-question'
import styles from './window.module.css'

type TabKey = 'write' | 'inbox' | 'outbox'

/** 非密邮件: writing, the inbox and the outbox, over any page. A draft outlives a change of the tab. */
export function MailWindow({ onClose }: { onClose: () => void }) {
  const [tab, setTab] = useState<TabKey>('inbox')
  const [before, setBefore] = useState<TabKey>('inbox')
  const [asking, setAsking] = useState(false)
  const draft = useDraft(() => setTab('outbox'))
  const { data: unread } = useMailUnreadQuery({})
  const show = (next: TabKey) => {
    if (next === 'write' && tab !== 'write') setBefore(tab)
    setTab(next)
  }
  const reset = () => {
    draft.clear()
    setTab(before)
  }
  return (
    <Modal title="非密邮件" onClose={() => (draft.started ? setAsking(true) : onClose())}>
      <p className={styles.warning}>本系统为非涉密系统，严禁处理、传输国家秘密。</p>
      <Lines />
      <Tabs label="邮箱" tabs={tabsFor(unread?.total ?? 0)} shown={tab} onShow={show}>
        {tab === 'write' && <Write draft={draft} onReset={reset} />}
        {tab === 'inbox' && <Inbox unread={unread?.total ?? 0} />}
        {tab === 'outbox' && <Outbox />}
      </Tabs>
      {asking && <UnsentQuestion onStay={() => setAsking(false)} onLeave={onClose} />}
    </Modal>
  )
}

const tabsFor = (unread: number) =>
  [
    { key: 'write', title: '写信+' },
    { key: 'inbox', title: unread ? `收件箱（${unread}）` : '收件箱' },
    { key: 'outbox', title: '发件箱' },
  ] as const
