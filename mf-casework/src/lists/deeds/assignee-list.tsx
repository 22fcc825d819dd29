import { Loading, Trouble } from '@portal/shared-lib/page'
import { useCaseworkListsAssigneesQuery } from '../api'
import styles from './deeds.module.css'

interface AssigneeListProps {
  readonly within: 'department' | 'organisation'
  readonly chosen: string
  readonly onChoose: (personId: string) => void
}

/** Whom to-dos can be given to, with what each has open. */
export function AssigneeList({ within, chosen, onChoose }: AssigneeListProps) {
  const { data, error, refetch } = useCaseworkListsAssigneesQuery({ within }, { refetchOnMountOrArgChange: true })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <fieldset className={styles.people}>
      <legend>接收人</legend>
      {data.length === 0 && <p>没有可选择的人员</p>}
      {data.map(({ personId, name, department, open, overdue, deputy }) => (
        <label key={personId}>
          <input type="radio" name="person" checked={chosen === personId} onChange={() => onChoose(personId)} />
          <span>{name}</span>
          <span>{department}</span>
          <span>{`在办${open}件${overdue ? `，超期${overdue}件` : ''}`}</span>
          <span>{deputy && `今日由${deputy}代办`}</span>
        </label>
      ))}
    </fieldset>
  )
}
