import { composition } from '@portal/shared-lib'
import { Empty, Loading, Question, Trouble } from '@portal/shared-lib/page'
import { markUnsaved } from '@portal/shared-lib/router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useMailContactsQuery } from '../api'
import type { SentMail } from '../box/outbox'
import { SearchForm } from '../box/search-form'
import { useFetchFile } from '../box/use-download'
import { Letter } from './letter'
import { Receivers } from './receivers'
import { type Draft, useDraft } from './use-draft'
import { useSending } from './use-sending'
import styles from './write.module.css'

const ROWS = 12
/** Key of the draft of a report; that of any other new mail is empty. */
const REPORT = 'report'

interface WriteProps {
  readonly report: boolean
  readonly forwarded: SentMail | undefined
  /** Is given what the dialog asks before it closes. */
  readonly mayClose: RefObject<() => boolean>
  readonly onSent: () => void
  readonly onReset: () => void
  readonly onClose: () => void
}

/** 写信: receivers, text and attachments at the left, recent contacts at the right. */
export default function Write({ report, forwarded, mayClose, onSent, onReset, onClose }: WriteProps) {
  const draft = useDraft(report ? REPORT : '', report ? reportReceivers() : [])
  const sending = useSending(draft, onSent)
  const forwarding = useForwarding(draft, forwarded)
  const [closing, setClosing] = useState(false)
  const losable = draft.files.uploading || draft.keeping === 'elsewhere'
  useEffect(() => {
    mayClose.current = () => {
      setClosing(losable)
      return !losable
    }
  }, [mayClose, losable])
  useEffect(() => (losable ? markUnsaved('非密邮件') : undefined), [losable])
  const reset = () => {
    sending.forgive()
    void draft.end('discarded')
    onReset()
  }
  return (
    <div className={styles.write}>
      <div className={styles.letter}>
        <Receivers draft={draft} gone={sending.gone} />
        <Letter draft={draft} sending={sending} rows={ROWS} />
      </div>
      <Contacts draft={draft} />
      <div className={styles.actions}>
        <button type="button" className={styles.send} disabled={sending.sending} onClick={sending.submit}>
          发送
        </button>
        <button type="button" disabled={sending.sending} onClick={reset}>
          重置
        </button>
      </div>
      {closing && (
        <Question
          text="邮件尚未保存完毕，关闭后未保存的内容可能丢失。确定关闭吗？"
          leave="关闭"
          stay="继续编辑"
          onAnswer={leave => (leave ? onClose() : setClosing(false))}
        />
      )}
      {forwarding.asking && (
        <Question
          text="写信中已有未发送的内容，转发将替换它。确定转发吗？"
          leave="转发"
          stay="继续编辑"
          onAnswer={forwarding.answer}
        />
      )}
    </div>
  )
}

function reportReceivers() {
  const { mail } = composition().province
  return mail ? [{ ...mail.fixedRecipient, orgName: '' }] : []
}

/** 最近联系人: a click adds one to the receivers. */
function Contacts({ draft }: { draft: Draft }) {
  const [name, setName] = useState('')
  const { data, error, refetch } = useMailContactsQuery(name ? { name } : {})
  return (
    <aside aria-label="最近联系人" className={styles.contacts}>
      <h3>最近联系人</h3>
      <SearchForm label="联系人姓名" onSearch={words => setName(words.trim())} />
      {error ? <Trouble error={error} onRetry={() => void refetch()} /> : !data && <Loading />}
      {data?.list.length === 0 && <Empty />}
      <ul className={styles.people}>
        {data?.list.map(({ loginAccount, userName }) => (
          <li key={loginAccount}>
            <button
              type="button"
              disabled={draft.has({ loginAccount })}
              onClick={() => draft.add({ loginAccount, userName, orgName: '' })}
            >
              {userName}
            </button>
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** Puts a sent mail into the draft, to be sent on; asks first where something is being written. */
function useForwarding(draft: Draft, forwarded: SentMail | undefined) {
  const [asking, setAsking] = useState(false)
  const taken = useRef<SentMail>(undefined)
  const fetchFile = useFetchFile()
  const opened = draft.keeping !== 'opening'

  const take = (mail: SentMail) => {
    draft.show({ contents: mail.contents, receivers: [], attachments: [] })
    for (const file of mail.attachments) void fetchFile(file).then(copy => copy && draft.files.add(copy))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each mail, when the draft is open
  useEffect(() => {
    if (!opened || !forwarded || taken.current === forwarded) return
    taken.current = forwarded
    if (draft.started) setAsking(true)
    else take(forwarded)
  }, [opened, forwarded])
  return {
    asking,
    answer: (replace: boolean) => {
      setAsking(false)
      if (replace && forwarded) take(forwarded)
    },
  }
}
