import { onDemand, WhileLoading } from '@portal/shared-lib'
import { BOOK_VIEW } from '@portal/shared-lib/contract/rules/closing-book'
import { Button } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useMayExport } from '../../export/use-may-export'
import { printPage } from '../../print-dialog/print-page'

const ExportDialog = onDemand(() => import('../../export/export-dialog'))

interface BookActionsProps {
  /** `YYYY-MM`. */
  readonly month: string
  /** Letters in the book. */
  readonly count: number
}

/** What is made of the book that is shown: paper, and a sheet for those who may export. */
export function BookActions({ month, count }: BookActionsProps) {
  const mayExport = useMayExport(BOOK_VIEW)
  const [exporting, setExporting] = useState(false)
  return (
    <>
      {mayExport && (
        <Button disabled={count === 0} onClick={() => setExporting(true)}>
          导出
        </Button>
      )}
      <Button type="primary" disabled={count === 0} onClick={() => void printPage({ what: 'book', of: month, count })}>
        打印
      </Button>
      {exporting && (
        <WhileLoading fallback={null}>
          <ExportDialog list={{ viewId: BOOK_VIEW, book: month }} onClose={() => setExporting(false)} />
        </WhileLoading>
      )}
    </>
  )
}
