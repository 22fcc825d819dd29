import { formatDay, notify, send } from '@portal/shared-lib'
import { delegate } from '@portal/shared-lib/contract/calls/approvals'
import { MAX_REASON } from '@portal/shared-lib/contract/rules/approval'
import { CONTROLS, EntryForm, fieldOf, type PlainEntry, useEntryForm } from '@portal/shared-lib/ui-form'
import { useCaseColleaguesQuery, useCaseSubjectsQuery } from '../api'
import styles from '../approvals.module.css'

const Field = fieldOf(CONTROLS, 'above')

/** Entrusts a colleague with the user's decisions for some time. */
export function DelegationForm({ onGiven }: { onGiven: () => void }) {
  const today = formatDay(new Date())
  const entries = useEntries(today)
  const state = useEntryForm({
    values: { personId: '', types: [] as readonly string[], reason: '', from: today, until: today },
    send: ({ from, until, types, ...rest }) =>
      send(delegate, { ...rest, types: [...types], fromAt: `${from} 00:00:00`, untilAt: `${until} 23:59:59` }),
    names: delegate.send,
    onDone: () => {
      notify.success('已授权')
      onGiven()
    },
  })
  return (
    <EntryForm of={state} className={styles.form}>
      {Object.entries(entries).map(([name, entry]) => (
        <Field key={name} name={name} entry={entry} />
      ))}
      {state.problem && (
        <p role="alert" className={styles.problem}>
          {state.problem}
        </p>
      )}
      <button type="submit" className={styles.primary} disabled={state.isBusy}>
        授权
      </button>
    </EntryForm>
  )
}

function useEntries(today: string): Readonly<Record<string, PlainEntry>> {
  const { data: people = [] } = useCaseColleaguesQuery({ purpose: 'delegate' })
  const { data: subjects = [] } = useCaseSubjectsQuery({})
  return {
    personId: {
      kind: 'choice',
      label: '受托人',
      isListed: true,
      placeholder: '请选择人员',
      options: people.map(({ personId, name, department, position }) => [
        personId,
        `${department}　${name}　${position}`,
      ]),
    },
    types: {
      kind: 'several',
      label: '事项（不选为全部）',
      options: subjects.map(({ type, name }) => [type, name]),
    },
    from: { kind: 'day', label: '开始日期', min: today },
    until: { kind: 'day', label: '结束日期', notBefore: 'from' },
    reason: { kind: 'line', label: '授权事由', max: MAX_REASON },
  }
}
