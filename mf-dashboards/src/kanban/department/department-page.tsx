import { COUNT_POLLING } from '@portal/shared-lib'
import { BOARD_LANES } from '@portal/shared-lib/contract/rules/kanban'
import { Loading, Page, Tabs, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { useDashboardDepartmentBoardQuery } from '../../api'
import { BoardTable } from './board-table'
import styles from './department.module.css'
import { Flow } from './flow'

type By = (typeof BOARD_LANES)[number]

const TABS = [
  { key: 'person', title: '按办理人' },
  { key: 'category', title: '按内容分类' },
] as const

/** /kanbanSystem/kanbanDepart: what the department has in hand, with whom it lies, and how it flows. */
export default function DepartmentPage() {
  const [parameters, setParameters] = useSearchParams()
  const by: By = BOARD_LANES.find(lanes => lanes === parameters.get('by')) ?? 'person'
  const { data, error, refetch } = useDashboardDepartmentBoardQuery({ by }, COUNT_POLLING)
  return (
    <Page action={data && <span className={styles.asOf}>截至 {data.asOf}</span>}>
      <Tabs
        label="泳道"
        tabs={TABS}
        shown={by}
        onShow={key => setParameters(key === 'person' ? {} : { by: key }, { replace: true })}
      >
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && <BoardTable board={data} by={by} />}
      </Tabs>
      <Flow />
    </Page>
  )
}
