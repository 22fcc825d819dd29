import { notify, send } from '@portal/shared-lib'
import { crossSheet } from '@portal/shared-lib/contract/calls/cross-tables'
import { notePrint } from '@portal/shared-lib/contract/calls/prints'
import { type ReportAnswer, reportSheet } from '@portal/shared-lib/contract/calls/stats'
import { Button } from '@portal/shared-lib/page'
import { useState } from 'react'
import { keepWorkbook } from '../figures/workbook'
import { FreezeButton } from './freeze-button'
import { argsOf, CROSS, crossArgsOf, type ReportQuery } from './report-query'

interface ReportActionsProps {
  readonly query: ReportQuery
  /** What is shown; undefined before it has come. */
  readonly report: ReportAnswer | undefined
  readonly isReading: boolean
  readonly onRefresh: () => void
}

/** What is made of the report that is shown: paper, and a workbook. */
export function ReportActions({ query, report, isReading, onRefresh }: ReportActionsProps) {
  const [making, setMaking] = useState(false)
  const save = async () => {
    setMaking(true)
    await saveSheet(query)
    setMaking(false)
  }
  return (
    <>
      <Button onClick={onRefresh} loading={isReading}>
        刷新
      </Button>
      <Button disabled={!report} onClick={() => void printReport(query, report?.rows.length ?? 0)}>
        打印
      </Button>
      <FreezeButton query={query} report={report} onDone={onRefresh} />
      <Button type="primary" disabled={!report} loading={making} onClick={() => void save()}>
        导出Excel
      </Button>
    </>
  )
}

async function saveSheet(query: ReportQuery): Promise<void> {
  const asked = query.id === CROSS ? send(crossSheet, crossArgsOf(query)) : send(reportSheet, argsOf(query))
  keepWorkbook(await asked)
}

/** Prints the page as it stands, once the audit knows of it. */
async function printReport({ id }: ReportQuery, count: number): Promise<void> {
  const { error } = await send(notePrint, { what: 'report', of: id === CROSS ? 'cross' : id, count })
  if (error) notify.warning(error.message)
  else window.print()
}
