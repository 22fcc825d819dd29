import { Loading, Trouble } from '@portal/shared-lib/page'
import { useCaseworkTimelineQuery } from '../../api'
import { FRESH } from '../../fresh'
import { actorOf } from '../../record/actor'
import styles from '../../record/parts.module.css'
import type { TabProps } from './tab-props'

/** Who did what when, and to what version of the case it led; the newest first. */
export default function LogTab({ petition: { petitionNo } }: TabProps) {
  const { data, error, refetch } = useCaseworkTimelineQuery({ petitionNo }, FRESH)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <table className={styles.table}>
      <caption>操作日志</caption>
      <thead>
        <tr>
          {['版本', '时间', '操作', '操作人', '部门', '单位', '操作后状态'].map(heading => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.toReversed().map(entry => (
          <tr key={entry.version}>
            <td>{entry.version}</td>
            <td>{entry.at}</td>
            <td>{entry.action}</td>
            <td>{actorOf(entry)}</td>
            <td>{entry.department}</td>
            <td>{entry.organisation}</td>
            <td>{entry.stateName}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
