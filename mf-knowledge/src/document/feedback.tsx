import { asPortalError, notify } from '@portal/shared-lib'
import type { OwnFeedbackAnswer } from '@portal/shared-lib/contract/calls/knowledge'
import { LONGEST_FAULT } from '@portal/shared-lib/contract/rules/knowledge'
import { Trouble } from '@portal/shared-lib/page'
import { ReasonDialog } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { useKnowledgeGiveFeedbackMutation, useKnowledgeOwnFeedbackQuery } from '../api'
import styles from './document.module.css'

/** Below a document: that it helps, or what in it is wrong; and what has become of that. */
export function Feedback({ id }: { readonly id: string }) {
  const { currentData, error, refetch } = useKnowledgeOwnFeedbackQuery({ id })
  const [give, { isLoading }] = useKnowledgeGiveFeedbackMutation()
  const [isAsking, ask] = useState(false)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!currentData) return null
  const { version, helped, own } = currentData
  const isWrong = own?.kind === 'wrong'
  const isHelpful = own?.kind === 'helpful'
  const help = async () => {
    const { error: refusal } = await give({ args: { id, version, kind: 'helpful' } })
    if (refusal) notify.warning(asPortalError(refusal).message)
    else notify.success('感谢反馈')
  }
  return (
    <section aria-label="内容反馈" className={styles.feedback}>
      {isWrong ? (
        <Given own={own} />
      ) : (
        <>
          <span>这篇内容对您有帮助吗？</span>
          <button
            type="button"
            className={styles.favourite}
            aria-pressed={isHelpful}
            disabled={isLoading || isHelpful}
            title={isHelpful ? '您已反馈有帮助' : isLoading ? '正在提交' : undefined}
            onClick={() => void help()}
          >
            {isHelpful ? '已反馈有帮助' : '有帮助'}
            {helped > 0 && `（${helped}人）`}
          </button>
          <button type="button" className={styles.favourite} onClick={() => ask(true)}>
            内容有误
          </button>
        </>
      )}
      {isAsking && (
        <ReasonDialog
          title="反馈内容有误"
          label="有误之处"
          hint="例如：第三条引用的文号应为国办发〔2022〕1号。请勿填写信访人的个人信息"
          least={1}
          most={LONGEST_FAULT}
          rows={4}
          tooShort="请写明哪里有误"
          send={words => give({ args: { id, version, kind: 'wrong', words: words.trim() } })}
          done="已反馈给负责人，处理后会告知您"
          onClose={() => ask(false)}
        />
      )}
    </section>
  )
}

function Given({ own: { words, isHandled, reply } }: { readonly own: NonNullable<OwnFeedbackAnswer['own']> }) {
  return (
    <p>
      您已反馈内容有误：{words}
      <br />
      {isHandled ? `已处理：${reply}` : '待负责人处理，处理后会告知您'}
    </p>
  )
}
