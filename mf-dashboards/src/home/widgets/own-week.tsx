import type { OwnWeekAnswer } from '@portal/shared-lib/contract/calls/homes'
import { Loading, Section, Trouble } from '@portal/shared-lib/page'
import { LinePlot } from '@portal/shared-lib/plot'
import { useDashboardOwnWeekQuery } from '../../api'

const LINES = [
  ['came', '新到'],
  ['done', '办出'],
] as const

/** What came to the user and what was done, day by day. */
export default function OwnWeek() {
  const { data, error, refetch } = useDashboardOwnWeekQuery({})
  return (
    <Section title="本人近7天">
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <LinePlot
          title="每日新到与办出"
          finding={findingOf(data)}
          of="日期"
          times={data.map(({ day }) => day.slice(5))}
          series={LINES.map(([key, label]) => ({
            key,
            label,
            points: data.map(of => ({ key: `${key} ${of.day}`, label: `${of.day} ${label}`, value: of[key] })),
          }))}
          height={9}
        />
      )}
    </Section>
  )
}

function findingOf(days: OwnWeekAnswer): string {
  const sumOf = (key: 'came' | 'done') => days.reduce((sum, day) => sum + day[key], 0)
  const [came, done] = [sumOf('came'), sumOf('done')]
  const more = came === done ? '收办持平' : came > done ? `积压增加 ${came - done} 件` : `积压减少 ${done - came} 件`
  return `新到 ${came} 件，办出 ${done} 件，${more}`
}
