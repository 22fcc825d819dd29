import { DATE_MODES, REPORT_IDS, REPORTS } from '@portal/shared-lib/contract/rules/figures'
import { Checkbox } from '@portal/shared-lib/page'
import { Choice } from '@portal/shared-lib/ui-data'
import { useDashboardCodesQuery, useDashboardRegionsQuery, useDashboardReportsQuery } from '../api'
import { CrossFields } from './cross-fields'
import { PeriodFields } from './period-fields'
import { CROSS, type ReportQuery } from './report-query'
import styles from './reports.module.css'

interface ReportFiltersProps {
  readonly query: ReportQuery
  readonly onAsk: (next: Partial<ReportQuery>) => void
}

type Repeat = ReportQuery['repeat']
type Mode = ReportQuery['dateMode']

const REPEATS: readonly { readonly value: Repeat; readonly label: string }[] = [
  { value: '', label: '初件和重件' },
  { value: '0', label: '初件' },
  { value: '1', label: '重件' },
]
const MODES = Object.entries(DATE_MODES).map(([value, label]) => ({ value: value as Mode, label: `按${label}` }))

/** Which report, of which period, and of what. */
export function ReportFilters({ query, onAsk }: ReportFiltersProps) {
  const { data: reports = [] } = useDashboardReportsQuery({})
  const known = reports.length > 0 ? reports : REPORT_IDS.map(id => ({ id, title: REPORTS[id] }))
  const options = known.map(({ id, title }) => ({ value: id as ReportQuery['id'], label: `${id} ${title}` }))
  return (
    <search className={styles.filters}>
      <Choice
        aria-label="报表"
        className={styles.report}
        options={[...options, { value: CROSS, label: '自定义交叉表' }]}
        value={query.id}
        onChange={id => onAsk({ id })}
      />
      <PeriodFields query={query} onAsk={onAsk} />
      <Choice
        aria-label="日期口径"
        className={styles.mode}
        options={MODES}
        value={query.dateMode}
        onChange={dateMode => onAsk({ dateMode })}
      />
      <RegionChoice query={query} onAsk={onAsk} />
      <ChannelChoice query={query} onAsk={onAsk} />
      <Choice
        aria-label="初重件"
        className={styles.mode}
        options={[...REPEATS]}
        value={query.repeat}
        onChange={repeat => onAsk({ repeat })}
      />
      {query.id === CROSS ? (
        <CrossFields query={query} onAsk={onAsk} />
      ) : (
        <Checkbox checked={query.compare} onChange={({ target }) => onAsk({ compare: target.checked })}>
          同比、环比
        </Checkbox>
      )}
    </search>
  )
}

/** The way up to one's own region, and down to those below. */
function RegionChoice({ query, onAsk }: ReportFiltersProps) {
  const { data } = useDashboardRegionsQuery({ region: query.region })
  const { path = [], below = [] } = data ?? {}
  const options = [...path, ...below].map(({ region, name }) => ({ value: region, label: name }))
  return (
    <Choice
      aria-label="地区"
      className={styles.place}
      options={options}
      loading={!data}
      value={data?.region ?? null}
      onChange={region => onAsk({ region: region === path[0]?.region ? '' : region })}
    />
  )
}

const CHANNELS = 'DM_XFXS'

function ChannelChoice({ query, onAsk }: ReportFiltersProps) {
  const { data = [] } = useDashboardCodesQuery({ tableName: CHANNELS })
  return (
    <Choice<string[]>
      mode="multiple"
      aria-label="信访形式"
      className={styles.channels}
      placeholder="全部信访形式"
      maxTagCount="responsive"
      options={data.map(({ codeId, codeName }) => ({ value: codeId, label: codeName }))}
      value={[...query.channels]}
      onChange={channels => onAsk({ channels })}
    />
  )
}
