import { api, formatDay, notify, send, store } from '@portal/shared-lib'
import { appointDeputy, endDeputy } from '@portal/shared-lib/contract/calls/assignments'
import { Dialog, Empty } from '@portal/shared-lib/page'
import { DayPicker } from '@portal/shared-lib/ui-data'
import { type FormEvent, useId, useState } from 'react'
import { AssigneeList } from '../lists/row-actions/assignee-list'
import styles from '../record/dialog.module.css'
import parts from '../record/parts.module.css'
import { useCaseDeputiesQuery } from './api'

const readAgain = () => void store.dispatch(api.util.invalidateTags(['Todo']))

/** Who has the user's new to-dos from one day to another; what is there already stays. */
export default function DeputyDialog({ onClose }: { onClose: () => void }) {
  const today = formatDay(new Date())
  const { data = [] } = useCaseDeputiesQuery({})
  const [asked, setAsked] = useState({ personId: '', fromDay: today, untilDay: today })
  const [problem, setProblem] = useState('')
  const id = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { error } = await send(appointDeputy, asked)
    setProblem(error?.message ?? '')
    if (error) return
    notify.success('已设置代办人')
    readAgain()
  }
  const end = async (deputyId: string) => {
    const { error } = await send(endDeputy, { deputyId })
    setProblem(error?.message ?? '')
    if (!error) readAgain()
  }
  return (
    <Dialog title="代办人" onClose={onClose}>
      <form className={styles.form} onSubmit={event => void submit(event)}>
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
        <AssigneeList
          within="organisation"
          chosen={asked.personId}
          onChoose={personId => setAsked({ ...asked, personId })}
        />
        <label htmlFor={`${id}-from`}>开始日期</label>
        <DayPicker
          id={`${id}-from`}
          min={today}
          value={asked.fromDay}
          onChange={fromDay => setAsked({ ...asked, fromDay: fromDay ?? '' })}
        />
        <label htmlFor={`${id}-until`}>结束日期</label>
        <DayPicker
          id={`${id}-until`}
          min={asked.fromDay}
          value={asked.untilDay}
          onChange={untilDay => setAsked({ ...asked, untilDay: untilDay ?? '' })}
        />
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <button type="submit" className={styles.submit}>
          设置代办人
        </button>
      </form>
    </Dialog>
  )
}
