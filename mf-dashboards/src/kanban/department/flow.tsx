import type { DepartmentFlowAnswer } from '@portal/shared-lib/contract/calls/kanban'
import { BOARD_COLUMNS, FLOW_DAYS } from '@portal/shared-lib/contract/rules/kanban'
import { Loading, Section, Trouble } from '@portal/shared-lib/page'
import { LinePlot } from '@portal/shared-lib/plot'
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
        <div className={styles.flow}>
          <OpenByDay days={data.days} />
          <dl className={styles.stays}>
            <dt>新到</dt>
            <dd>{sumOf(data.days.map(({ came }) => came))} 件</dd>
            <dt>办出</dt>
            <dd>{sumOf(data.days.map(({ left }) => left))} 件</dd>
            {data.stays.map(({ column, hours, count }) => (
              <Stay key={column} column={column} hours={hours} count={count} />
            ))}
          </dl>
        </div>
      )}
    </Section>
  )
}

/** The cumulative flow: a band that grows is where work piles up. */
function OpenByDay({ days }: Pick<DepartmentFlowAnswer, 'days'>) {
  const columns = BOARD_COLUMNS.filter(({ types }) => types.length > 0)
  return (
    <LinePlot
      title="每日在办累积流"
      finding={findingOf(days)}
      of="日期"
      times={days.map(({ day }) => day.slice(5))}
      series={columns.map(({ key, name }) => ({
        key,
        label: name,
        points: days.map(({ day, open }) => ({ key: `${key} ${day}`, label: `${day} ${name}`, value: open[key] ?? 0 })),
      }))}
      stacked
    />
  )
}

const openOf = ({ open }: DepartmentFlowAnswer['days'][number] = { day: '', came: 0, left: 0, open: {} }): number =>
  sumOf(Object.values(open))

function findingOf(days: DepartmentFlowAnswer['days']): string {
  const [first, last] = [openOf(days[0]), openOf(days.at(-1))]
  const change = last - first
  if (change === 0) return `在办 ${last} 件，与 ${days.length} 天前持平`
  return `在办 ${last} 件，比 ${days.length} 天前${change > 0 ? '增加' : '减少'} ${Math.abs(change)} 件`
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
