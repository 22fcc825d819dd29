import type { ReportAnswer } from '@portal/shared-lib/contract/calls/stats'
import { useMemo } from 'react'
import { useDashboardCrossTableQuery, useDashboardReportQuery } from '../api'
import { argsOf, CROSS, crossArgsOf, type ReportQuery } from './report-query'

/** The report or the free table that is asked for. A free table is never frozen. */
export function useReport(query: ReportQuery) {
  const isCross = query.id === CROSS
  const report = useDashboardReportQuery(argsOf(query), { skip: isCross, refetchOnMountOrArgChange: true })
  const cross = useDashboardCrossTableQuery(crossArgsOf(query), { skip: !isCross, refetchOnMountOrArgChange: true })
  const free = useMemo(
    (): ReportAnswer | undefined => cross.currentData && { ...cross.currentData, frozen: null },
    [cross.currentData],
  )
  return isCross ? { ...cross, currentData: free } : report
}
