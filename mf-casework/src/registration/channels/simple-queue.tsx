import { Section, Trouble } from '@portal/shared-lib/page'
import { Link, listAddress } from '@portal/shared-lib/router'
import { useCaseworkListsPageQuery } from '../../lists/api'
import { EMPTY_QUERY, filterOf } from '../../lists/list-query'
import { idOf, textOf } from '../../lists/row'
import { SIMPLE } from '../../lists/views/presets'
import { PERSONAL } from '../../lists/views/todos'
import { LongCell, PlainTable } from '../../plain-table/plain-table'
import styles from '../queue.module.css'

const SHOWN = 5
const HEADINGS = ['信访件编号', '信访人', '内容摘要', '办理时限', '操作']
const FILTER = filterOf(PERSONAL, { ...EMPTY_QUERY, switches: [SIMPLE.key] })

/** 在办的简易办理件 of the user, those due first first: what the page's badge counts. */
export function SimpleQueue() {
  const { data, error, refetch } = useCaseworkListsPageQuery({ viewId: PERSONAL.viewId, filter: FILTER, limit: SHOWN })
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data || data.total === 0) return null
  return (
    <Section title={`在办的简易办理件（${data.total}件）`}>
      <PlainTable headings={HEADINGS}>
        {data.list.map(row => (
          <tr key={idOf(row)}>
            <td>{textOf(row, 'xfjbh')}</td>
            <td>{textOf(row, 'xfr')}</td>
            <LongCell title={textOf(row, 'nrzy')}>{textOf(row, 'nrzy')}</LongCell>
            <td>{textOf(row, 'dueAt').slice(0, 10)}</td>
            <td>
              <Link to={textOf(row, 'url')}>办理</Link>
            </td>
          </tr>
        ))}
      </PlainTable>
      {data.total > SHOWN && (
        <p className={styles.more}>
          <Link to={listAddress('/toDoManage/personalToDo', 'simple')}>{`全部${data.total}件`}</Link>
        </p>
      )}
    </Section>
  )
}
