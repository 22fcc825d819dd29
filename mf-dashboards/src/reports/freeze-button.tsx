import { formatDay, notify, useCan } from '@portal/shared-lib'
import type { ReportAnswer } from '@portal/shared-lib/contract/calls/stats'
import { isReportPeriod, REPORTS } from '@portal/shared-lib/contract/rules/figures'
import { Button, Question } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useDashboardFreezeMutation } from '../api'
import { periodName } from './periods'
import { CROSS, type ReportQuery } from './report-query'

interface FreezeProps {
  readonly query: ReportQuery
  readonly report: ReportAnswer | undefined
  readonly onDone: () => void
}

/** Keeps what an office reports, for good: of a period that is over, as a whole. */
export function FreezeButton({ query, report, onDone }: FreezeProps) {
  const mayFreeze = useCan('tj:freeze')
  const [asks, ask] = useState(false)
  const [freeze, { isLoading }] = useDashboardFreezeMutation()
  const { id, from, to, dateMode } = query
  if (!mayFreeze || !report || report.frozen || id === CROSS || !isReported(query)) return null
  const answered = async (isAgreed: boolean) => {
    ask(false)
    if (!isAgreed) return
    const { error } = await freeze({ args: { id, from, to, dateMode } })
    if (error) notify.warning(error.message ?? '')
    else onDone()
  }
  return (
    <>
      <Button loading={isLoading} onClick={() => ask(true)}>
        冻结
      </Button>
      {asks && (
        <Question
          text={`冻结${periodName(query.unit, query)}的${REPORTS[id]}？冻结后不能修改、不能解冻，以后的变化列为补报。依保密规定不列明细的信访件只计入总数旁的“＋”。`}
          leave="冻结"
          stay="取消"
          onAnswer={isAgreed => void answered(isAgreed)}
        />
      )}
    </>
  )
}

const isReported = ({ from, to, region, channels, repeat }: ReportQuery): boolean =>
  isReportPeriod(from, to) && to < formatDay(new Date()) && region === '' && channels.length === 0 && repeat === ''
