import { api, formatDay, reads, remoteApi, send, store } from '@portal/shared-lib'
import { appointDeputy, deputies, endDeputy } from '@portal/shared-lib/contract/calls/assignments'
import { Empty } from '@portal/shared-lib/page'
import { CONTROLS, dialogOf, type PlainEntry } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { Assignee, type AssigneeEntry } from '../lists/row-actions/assignee-list'
import parts from '../record/parts.module.css'

const readAgain = () => void store.dispatch(api.util.invalidateTags(['Todo']))

const DeputyForm = dialogOf<PlainEntry | AssigneeEntry>({ ...CONTROLS, assignee: Assignee }, 'above')

/** Who has the user's new to-dos from one day to another; what is there already stays. */
export default function DeputyDialog({ onClose }: { onClose: () => void }) {
  const today = formatDay(new Date())
  return (
    <DeputyForm
      title="代办人"
      submits="设置代办人"
      done="已设置代办人"
      lead={<Deputies />}
      entries={{
        personId: { kind: 'assignee', label: '代办人', hidesLabel: true, within: 'organisation' },
        fromDay: { kind: 'day', label: '开始日期', min: today },
        untilDay: { kind: 'day', label: '结束日期', notBefore: 'fromDay' },
      }}
      values={{ personId: '', fromDay: today, untilDay: today }}
      send={asked => send(appointDeputy, asked)}
      names={appointDeputy.send}
      onDone={readAgain}
      onClose={onClose}
    />
  )
}

/** The user's deputies, each of whom can be taken back. */
function Deputies() {
  const { data = [] } = useCaseDeputiesQuery({})
  const [problem, setProblem] = useState('')
  const end = async (deputyId: string) => {
    const { error } = await send(endDeputy, { deputyId })
    setProblem(error?.message ?? '')
    if (!error) readAgain()
  }
  return (
    <>
      {data.length === 0 && <Empty hint="设置后，期间内新的待办转给代办人" />}
      <ul className={parts.rows}>
        {data.map(({ deputyId, name, fromDay, untilDay }) => (
          <li key={deputyId}>
            <p>
              <strong>{name}</strong>
              <span>
                {fromDay} 至 {untilDay}
              </span>
              <button type="button" className={parts.quiet} onClick={() => void end(deputyId)}>
                取消代办
              </button>
            </p>
          </li>
        ))}
      </ul>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}

const { useCaseDeputiesQuery } = remoteApi('mf-casework', 'case', build => ({
  caseDeputies: reads(build, deputies, ['Todo']),
}))
