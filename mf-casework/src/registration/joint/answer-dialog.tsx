import { asPortalError, notify } from '@portal/shared-lib'
import { JOINT_RESULTS } from '@portal/shared-lib/contract/rules/joint-reception'
import { Dialog } from '@portal/shared-lib/page'
import { Input } from '@portal/shared-lib/ui'
import { Radio } from '@portal/shared-lib/ui-form'
import { type FormEvent, useState } from 'react'
import { FormFoot } from '../../form-foot/form-foot'
import { useCaseworkAnswerJointMutation } from '../api'
import dialog from '../receptions/receptions.module.css'
import type { Joint } from './joint'

type Result = keyof typeof JOINT_RESULTS

const RESULTS = Object.entries(JOINT_RESULTS).map(([value, label]) => ({ value, label }))
const MOST_ANSWER = 2000

/** 反馈结果: what the unit has told the visitor. */
export default function AnswerDialog({ joint, onClose }: { joint: Joint; onClose: () => void }) {
  const [send, { isLoading }] = useCaseworkAnswerJointMutation()
  const [result, choose] = useState<Result>('1')
  const [answer, write] = useState('')
  const [problem, tell] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { error } = await send({ args: { jointId: joint.jointId, result, answer } })
    if (error) return tell(asPortalError(error).message)
    notify.success(`已反馈${joint.office}`)
    onClose()
  }
  return (
    <Dialog title={`联合接访反馈 ${joint.visitor}`} onClose={onClose}>
      <form className={dialog.dialog} onSubmit={event => void submit(event)}>
        <p className={dialog.about}>转接事项：{joint.matter}</p>
        <span id="joint-result">接访结果</span>
        <Radio.Group
          aria-labelledby="joint-result"
          options={RESULTS}
          value={result}
          onChange={({ target }) => choose(target.value as Result)}
        />
        <label htmlFor="joint-answer">接谈情况和答复</label>
        <Input.TextArea
          id="joint-answer"
          placeholder="来访人怎么说，本单位如何答复，何时办结（不少于10字）"
          rows={5}
          maxLength={MOST_ANSWER}
          value={answer}
          onChange={({ target }) => write(target.value)}
        />
        <FormFoot problem={problem} busy={isLoading} submits="反馈" onClose={onClose} />
      </form>
    </Dialog>
  )
}
