import { BOARD_COLUMNS, FLOW_DAYS } from '@portal/shared-lib/contract/rules/kanban'
import { Loading, Section, Trouble } from '@portal/shared-lib/page'
import { useDashboardDepartmentFlowQuery } from '../../api'
import styles from './department.module.css'

/** What came and left in the last days, what was open at the end of each, and how long it stayed. */
export function Flow() {
  const { data, error, refetch } = useDashboardDepartmentFlowQuery({})
  return (
    <Section title={`近 ${FLOW_DAYS} 天`}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <dl className={styles.stays}>
          <dt>新到</dt>
          <dd>{sumOf(data.days.map(({ came }) => came))} 件</dd>
          <dt>办出</dt>
          <dd>{sumOf(data.days.map(({ left }) => left))} 件</dd>
          {data.stays.map(({ column, hours, count }) => (
            <Stay key={column} column={column} hours={hours} count={count} />
          ))}
        </dl>
      )}
    </Section>
  )
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

const DAY_HOURS = 24

function Stay({ column, hours, count }: { column: string; hours: number | null; count: number }) {
  const name = BOARD_COLUMNS.find(({ key }) => key === column)?.name
  return (
    <>
      <dt>{name}停留（中位数）</dt>
      <dd>{hours === null ? '—' : `${stayText(hours)}（${count} 件）`}</dd>
    </>
  )
}

const stayText = (hours: number): string =>
  hours < DAY_HOURS ? `${hours} 小时` : `${(hours / DAY_HOURS).toFixed(1)} 天`
