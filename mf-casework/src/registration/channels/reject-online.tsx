import { Button } from '@portal/shared-lib/page'
import { navigate } from '@portal/shared-lib/router'
import { ReasonDialog } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { useCaseworkRejectOnlineMutation } from '../api'

type Decision = 'invalid' | 'supplement'

const TITLES: Readonly<Record<Decision, string>> = { invalid: '不予登记', supplement: '退回补正' }
const WORDS: Readonly<Record<Decision, string>> = {
  invalid: '说明为何不予登记（如广告、重复提交），不少于10个字',
  supplement: '写明需要信访人补充什么材料或事实，不少于10个字',
}

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
  const [reject] = useCaseworkRejectOnlineMutation()
  const leave = () => {
    onClose()
    navigate('/toDoManage/netLetterRegister')
  }
  return (
    <ReasonDialog
      title={TITLES[decision]}
      label="理由"
      hint={WORDS[decision]}
      least={10}
      most={500}
      tooShort="请填写不少于10个字的理由"
      rows={4}
      send={reason => reject({ args: { itemId, decision, reason } })}
      done={`已${TITLES[decision]}`}
      onDone={leave}
      onClose={onClose}
    />
  )
}
