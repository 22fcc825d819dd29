import { formatDay, useDesktop } from '@portal/shared-lib'
import type { ReportAnswer } from '@portal/shared-lib/contract/calls/stats'
import { DATE_MODES } from '@portal/shared-lib/contract/rules/figures'
import { Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { useMemo } from 'react'
import { FrozenMark } from './frozen-mark'
import { periodName } from './periods'
import { ReportActions } from './report-actions'
import { ReportFilters } from './report-filters'
import { type ReportQuery, readQuery, writeQuery } from './report-query'
import { ReportTable } from './report-table'
import styles from './reports.module.css'
import { rowsNameOf } from './rows-name'
import { SavedTables } from './saved/saved-tables'
import { useReport } from './use-report'

/** /stat/reports: the returns of an office. What is shown lies in the address. */
export default function ReportsPage() {
  const [parameters, setParameters] = useSearchParams()
  const query = useMemo(() => readQuery(parameters, formatDay(new Date())), [parameters])
  const ask = (next: Partial<ReportQuery>) => setParameters(writeQuery({ ...query, ...next }))
  const { currentData, error, isFetching, refetch } = useReport(query)
  return (
    <Page
      action={
        <>
          <SavedTables query={query} onAsk={ask} />
          <ReportActions query={query} report={currentData} isReading={isFetching} onRefresh={() => void refetch()} />
        </>
      }
    >
      <ReportFilters query={query} onAsk={ask} />
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!currentData && !error && <Loading />}
      {currentData && !error && (
        <Sheet query={query} report={currentData} onRegion={region => ask({ region })} isOld={isFetching} />
      )}
    </Page>
  )
}

interface SheetProps {
  readonly query: ReportQuery
  readonly report: ReportAnswer
  readonly onRegion: (region: string) => void
  /** Whether it is being read again. */
  readonly isOld: boolean
}

/** The report as offices file it: title, period, table, who made and who checked it. */
function Sheet({ query, report, onRegion, isOld }: SheetProps) {
  const desktop = useDesktop()
  return (
    <article className={styles.sheet} aria-busy={isOld}>
      <header className={styles.head}>
        <h2>{`${desktop?.orgName ?? ''}${report.title}`}</h2>
        <p>
          <span>{`统计期间：${periodName(query.unit, query)}（按${DATE_MODES[query.dateMode]}）`}</span>
          <span>{`数据截至：${report.asOf.slice(0, 16)}`}</span>
        </p>
      </header>
      {report.frozen && <FrozenMark frozen={report.frozen} />}
      {report.rows.length === 0 && !report.total ? (
        <Empty hint="请选择其他期间或范围" />
      ) : (
        <ReportTable report={report} rowsName={rowsNameOf(query)} onRegion={onRegion} />
      )}
      <footer className={styles.signs}>
        <p>{`填报单位：${desktop?.orgName ?? ''}`}</p>
        <p>{`制表人：${desktop?.userName ?? ''}`}</p>
        <p>审核人：　　　　　　</p>
        <p>{`制表日期：${formatDay(new Date())}`}</p>
      </footer>
    </article>
  )
}
