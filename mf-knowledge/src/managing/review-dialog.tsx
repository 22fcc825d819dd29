import { asPortalError, notify } from '@portal/shared-lib'
import { classifiedIn } from '@portal/shared-lib/contract/rules/knowledge'
import { Button, Dialog } from '@portal/shared-lib/page'
import { ReasonDialog } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { type Draft, useKnowledgePublishDraftMutation, useKnowledgeReturnDraftMutation } from './api'
import { Differences } from './differences'
import styles from './managing.module.css'

const OWN = '不能发布自己编写的内容，请由其他知识管理员审核发布'

/** What somebody has submitted, beside what is published; it is published or sent back. */
export function ReviewDialog({ draft, onClose }: { readonly draft: Draft; readonly onClose: () => void }) {
  const { id, version, content, author, isOwn, versions, published } = draft
  const word = classifiedIn(content)
  const before = versions[0]?.content ?? published ?? undefined
  const [publish, { isLoading }] = useKnowledgePublishDraftMutation()
  const [send] = useKnowledgeReturnDraftMutation()
  const [isReturning, setReturning] = useState(false)
  const publishIt = async () => {
    const { error } = await publish({ args: { id, version } })
    if (error) return notify.warning(asPortalError(error).message)
    notify.success('已发布，读者现在可以看到')
    onClose()
  }
  return (
    <Dialog title={`审核：${content.title}`} width={900} onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.hint}>
          编写人：{author}。{before ? '以下为与上一版本的不同。' : '以下为全部内容。'}
        </p>
        <Differences before={before} after={content} />
        {word && <p className={styles.remark}>内容含有“{word}”，请确认不涉密后再发布</p>}
        {isOwn && <p className={styles.remark}>{OWN}</p>}
        <div className={styles.foot}>
          <Button onClick={() => setReturning(true)}>退回修改</Button>
          <Button
            type="primary"
            disabled={isOwn}
            title={isOwn ? OWN : undefined}
            loading={isLoading}
            onClick={() => void publishIt()}
          >
            发布
          </Button>
        </div>
      </div>
      {isReturning && (
        <ReasonDialog
          title="退回修改"
          label="退回理由"
          hint="例如：第三条与上位法不一致，请核对"
          least={1}
          most={200}
          tooShort="请填写退回理由"
          send={remark => send({ args: { id, version, remark: remark.trim() } })}
          done="已退回编写人修改"
          onDone={onClose}
          onClose={() => setReturning(false)}
        />
      )}
    </Dialog>
  )
}
