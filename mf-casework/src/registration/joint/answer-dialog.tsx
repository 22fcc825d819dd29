import { JOINT_RESULTS } from '@portal/shared-lib/contract/rules/joint-reception'
import { FormDialog } from '@portal/shared-lib/ui-form'
import { useCaseworkAnswerJointMutation } from '../api'
import type { Joint } from './joint'

type Result = keyof typeof JOINT_RESULTS

const ENTRIES = {
  result: { kind: 'choice', label: '接访结果', options: Object.entries(JOINT_RESULTS) },
  answer: {
    kind: 'words',
    label: '接谈情况和答复',
    placeholder: '来访人怎么说，本单位如何答复，何时办结（不少于10字）',
    rows: 5,
    max: 2000,
    isCut: true,
  },
} as const
const EMPTY: { readonly result: Result; readonly answer: string } = { result: '1', answer: '' }

/** 反馈结果: what the unit has told the visitor. */
export default function AnswerDialog({ joint, onClose }: { joint: Joint; onClose: () => void }) {
  const [send] = useCaseworkAnswerJointMutation()
  return (
    <FormDialog
      title={`联合接访反馈 ${joint.visitor}`}
      lead={<p>转接事项：{joint.matter}</p>}
      entries={ENTRIES}
      values={EMPTY}
      send={values => send({ args: { ...values, jointId: joint.jointId } })}
      submits="反馈"
      done={`已反馈${joint.office}`}
      onClose={onClose}
    />
  )
}
