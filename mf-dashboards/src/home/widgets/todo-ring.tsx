import { COUNT_POLLING, formatNumber } from '@portal/shared-lib'
import { DUE_BAND_NAMES } from '@portal/shared-lib/contract/rules/due-bands'
import { Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { RingPlot } from '@portal/shared-lib/plot'
import { whereAddress } from '@portal/shared-lib/router'
import { useDashboardAgendaQuery } from '../../api'
import { listOf } from './agenda-list'

const TITLE = '待办构成'

/** To-dos by the days that are left, as shares of all; each piece opens its list. */
export default function TodoRing() {
  const { data, error, refetch } = useDashboardAgendaQuery({}, COUNT_POLLING)
  if (data?.whose === '') return null
  const bands = data?.bands.filter(({ count }) => count > 0) ?? []
  const all = bands.reduce((sum, { count }) => sum + count, 0)
  const overdue = bands.find(({ key }) => key === 'overdue')?.count ?? 0
  const pieces = bands.map(({ key, count, conditions }) => ({
    key,
    label: DUE_BAND_NAMES[key],
    value: count,
    ...(key === 'overdue' && { tone: 'danger' as const }),
    to: whereAddress(listOf(data?.whose), conditions),
  }))
  return (
    <Section title={TITLE}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && all === 0 && <Empty />}
      {all > 0 && (
        <RingPlot
          title={TITLE}
          finding={overdue > 0 ? `${formatNumber(overdue)} 件已超期` : '没有超期的待办'}
          of="到期"
          counts="件"
          pieces={pieces}
          whole={formatNumber(all)}
          height={9}
        />
      )}
    </Section>
  )
}
