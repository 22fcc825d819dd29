import { Dialog, Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { ReasonDialog } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { type Fault, type Managed, useKnowledgeFeedbackQuery, useKnowledgeHandleFeedbackMutation } from './api'
import styles from './managing.module.css'

interface FeedbackDialogProps {
  readonly of: Pick<Managed, 'id' | 'title'>
  readonly onClose: () => void
}

/** What readers have said of a document; what they found wrong is handled here. */
export function FeedbackDialog({ of: { id, title }, onClose }: FeedbackDialogProps) {
  const { currentData, error, refetch } = useKnowledgeFeedbackQuery({ id }, { refetchOnMountOrArgChange: true })
  const [handled, handle] = useState<Fault>()
  const [send] = useKnowledgeHandleFeedbackMutation()
  return (
    <Dialog title={`反馈：${title}`} width={760} onClose={onClose}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!currentData && !error && <Loading />}
      {currentData && (
        <div className={styles.body}>
          <p className={styles.hint}>
            认为有帮助：{currentData.helped}人次。内容确实有误的，先修改并发布，再填写处理情况。
          </p>
          {currentData.faults.length === 0 && <Empty hint="没有读者反馈内容有误" />}
          <ul aria-label="内容有误" className={styles.faults}>
            {currentData.faults.map(fault => (
              <FaultItem key={fault.id} fault={fault} onHandle={() => handle(fault)} />
            ))}
          </ul>
        </div>
      )}
      {handled && (
        <ReasonDialog
          title="标为已处理"
          label="处理情况"
          hint="例如：文号已更正，今日发布；反馈人会看到"
          least={1}
          most={200}
          tooShort="请填写处理情况"
          send={reply => send({ args: { feedbackId: handled.id, reply: reply.trim() } })}
          done="已处理，并告知反馈人"
          onClose={() => handle(undefined)}
        />
      )}
    </Dialog>
  )
}

function FaultItem({ fault, onHandle }: { readonly fault: Fault; readonly onHandle: () => void }) {
  const { version, words, givenBy, givenOn, handledBy, handledOn, reply } = fault
  return (
    <li>
      <p className={styles.words}>{words}</p>
      <p className={styles.hint}>
        {givenBy} {givenOn}，针对第{version}版
      </p>
      {handledOn ? (
        <p>
          已处理（{handledBy} {handledOn}）：{reply}
        </p>
      ) : (
        <button type="button" className={styles.action} onClick={onHandle}>
          标为已处理
        </button>
      )}
    </li>
  )
}
