import { asPortalError, notify } from '@portal/shared-lib'
import { Dialog } from '@portal/shared-lib/page'
import { navigate } from '@portal/shared-lib/router'
import { Button, Input } from '@portal/shared-lib/ui'
import { useState } from 'react'
import { useCaseworkRejectOnlineMutation } from '../api'
import styles from './online.module.css'

type Decision = 'invalid' | 'supplement'

const TITLES: Readonly<Record<Decision, string>> = { invalid: '不予登记', supplement: '退回补正' }
const WORDS: Readonly<Record<Decision, string>> = {
  invalid: '说明为何不予登记（如广告、重复提交），不少于10个字',
  supplement: '写明需要信访人补充什么材料或事实，不少于10个字',
}
const MIN_REASON = 10

/** 无效件 and 退回补正: what is not registered, or not yet. */
export function RejectOnline({ itemId }: { itemId: string }) {
  const [decision, setDecision] = useState<Decision>()
  return (
    <>
      <Button onClick={() => setDecision('supplement')}>退回补正</Button>
      <Button onClick={() => setDecision('invalid')}>不予登记</Button>
      {decision && <RejectDialog itemId={itemId} decision={decision} onClose={() => setDecision(undefined)} />}
    </>
  )
}

interface DialogProps {
  readonly itemId: string
  readonly decision: Decision
  readonly onClose: () => void
}

function RejectDialog({ itemId, decision, onClose }: DialogProps) {
  const [reject, { isLoading }] = useCaseworkRejectOnlineMutation()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const send = async () => {
    if (reason.trim().length < MIN_REASON) return setProblem('请填写不少于10个字的理由')
    const { data, error } = await reject({ args: { itemId, decision, reason } })
    if (!data) return setProblem(asPortalError(error).message)
    notify.success(`已${TITLES[decision]}`)
    onClose()
    navigate('/toDoManage/netLetterRegister')
  }
  return (
    <Dialog title={TITLES[decision]} onClose={onClose}>
      <div className={styles.reject}>
        <Input.TextArea
          aria-label="理由"
          rows={4}
          maxLength={500}
          showCount
          placeholder={WORDS[decision]}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div className={styles.buttons}>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" loading={isLoading} onClick={() => void send()}>
            确定{TITLES[decision]}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
