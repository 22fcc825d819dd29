import type { InboxAnswer } from '@portal/shared-lib/contract/calls/mail'
import { useEffect, useRef } from 'react'
import { Letter } from './letter'
import { useDraft } from './use-draft'
import { useSending } from './use-sending'
import styles from './write.module.css'

const ROWS = 5

interface ReplyProps {
  readonly mail: InboxAnswer['list'][number]
  readonly onClose: () => void
}

/** An answer to a mail, below it; its draft is its own, and stays when the box is closed. */
export default function Reply({ mail, onClose }: ReplyProps) {
  const { groupId, senderAccount, senderName, senderOrgName } = mail
  const draft = useDraft(groupId, [{ loginAccount: senderAccount, userName: senderName, orgName: senderOrgName }])
  const sending = useSending(draft, onClose)
  const box = useRef<HTMLElement>(null)
  // Below the last row it would open out of sight.
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])
  return (
    <section ref={box} aria-label={`回复 ${senderName}`} className={styles.reply}>
      <Letter draft={draft} sending={sending} rows={ROWS} />
      <div className={styles.actions}>
        <button type="button" className={styles.send} disabled={sending.sending} onClick={sending.submit}>
          发送
        </button>
        <button type="button" disabled={sending.sending} onClick={onClose}>
          取消回复
        </button>
      </div>
    </section>
  )
}
