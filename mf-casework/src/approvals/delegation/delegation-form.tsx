import { formatDay, notify, send } from '@portal/shared-lib'
import { delegate } from '@portal/shared-lib/contract/calls/approvals'
import { MAX_REASON } from '@portal/shared-lib/contract/rules/approval'
import { DayPicker } from '@portal/shared-lib/ui-data'
import { type FormEvent, useId, useState } from 'react'
import { useCaseColleaguesQuery, useCaseSubjectsQuery } from '../api'
import styles from '../approvals.module.css'

/** Entrusts a colleague with the user's decisions for some time. */
export function DelegationForm({ onGiven }: { onGiven: () => void }) {
  const today = formatDay(new Date())
  const { data: people = [] } = useCaseColleaguesQuery({ purpose: 'delegate' })
  const { data: subjects = [] } = useCaseSubjectsQuery({})
  const [asked, setAsked] = useState({ personId: '', types: [] as string[], reason: '', from: today, until: today })
  const [problem, setProblem] = useState('')
  const id = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { from, until, ...rest } = asked
    const { error } = await send(delegate, { ...rest, fromAt: `${from} 00:00:00`, untilAt: `${until} 23:59:59` })
    setProblem(error?.message ?? '')
    if (error) return
    notify.success('已授权')
    onGiven()
  }
  const toggle = (type: string, isChosen: boolean) =>
    setAsked({ ...asked, types: isChosen ? [...asked.types, type] : asked.types.filter(other => other !== type) })
  return (
    <form className={styles.form} onSubmit={event => void submit(event)}>
      <label htmlFor={`${id}-person`}>受托人</label>
      <select
        id={`${id}-person`}
        value={asked.personId}
        onChange={({ target }) => setAsked({ ...asked, personId: target.value })}
      >
        <option value="">请选择人员</option>
        {people.map(({ personId, name, department, position }) => (
          <option key={personId} value={personId}>
            {department}　{name}　{position}
          </option>
        ))}
      </select>
      <span>事项（不选为全部）</span>
      <div className={styles.filter}>
        {subjects.map(({ type, name }) => (
          <label key={type}>
            <input
              type="checkbox"
              checked={asked.types.includes(type)}
              onChange={({ target }) => toggle(type, target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
      <label htmlFor={`${id}-from`}>开始日期</label>
      <DayPicker
        id={`${id}-from`}
        min={today}
        value={asked.from}
        onChange={from => setAsked({ ...asked, from: from ?? '' })}
      />
      <label htmlFor={`${id}-until`}>结束日期</label>
      <DayPicker
        id={`${id}-until`}
        min={asked.from}
        value={asked.until}
        onChange={until => setAsked({ ...asked, until: until ?? '' })}
      />
      <label htmlFor={`${id}-reason`}>授权事由</label>
      <input
        id={`${id}-reason`}
        maxLength={MAX_REASON}
        value={asked.reason}
        onChange={({ target }) => setAsked({ ...asked, reason: target.value })}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <button type="submit" className={styles.primary}>
        授权
      </button>
    </form>
  )
}
